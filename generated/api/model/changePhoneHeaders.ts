import * as zod from 'zod/mini';

export const changePhoneHeadersXRequestIDMin = 8;
export const changePhoneHeadersXRequestIDMax = 64;


export const changePhoneHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangePhoneHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changePhoneHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changePhoneHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changePhoneHeadersXRequestIDRegExp)))
})

export type ChangePhoneHeaders = zod.input<typeof ChangePhoneHeaders>;
export type ChangePhoneHeadersOutput = zod.output<typeof ChangePhoneHeaders>;
