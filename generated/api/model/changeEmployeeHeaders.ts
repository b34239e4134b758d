import * as zod from 'zod/mini';

export const changeEmployeeHeadersXRequestIDMin = 8;
export const changeEmployeeHeadersXRequestIDMax = 64;


export const changeEmployeeHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeEmployeeHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeEmployeeHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeEmployeeHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeEmployeeHeadersXRequestIDRegExp)))
})

export type ChangeEmployeeHeaders = zod.input<typeof ChangeEmployeeHeaders>;
export type ChangeEmployeeHeadersOutput = zod.output<typeof ChangeEmployeeHeaders>;
