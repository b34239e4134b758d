import * as zod from 'zod/mini';

export const OtpCodeMin = 4;
export const OtpCodeMax = 8;


export const OtpCodeRegExp = new RegExp('^\\d+$');


export const OtpCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(OtpCodeMin)).check(/*#__PURE__*/ zod.maxLength(OtpCodeMax)).check(/*#__PURE__*/ zod.regex(OtpCodeRegExp));

export type OtpCode = zod.input<typeof OtpCode>;
export type OtpCodeOutput = zod.output<typeof OtpCode>;
