import * as zod from 'zod/mini';

export const changePartnerTagHeadersXRequestIDMin = 8;
export const changePartnerTagHeadersXRequestIDMax = 64;


export const changePartnerTagHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangePartnerTagHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changePartnerTagHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changePartnerTagHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changePartnerTagHeadersXRequestIDRegExp)))
})

export type ChangePartnerTagHeaders = zod.input<typeof ChangePartnerTagHeaders>;
export type ChangePartnerTagHeadersOutput = zod.output<typeof ChangePartnerTagHeaders>;
