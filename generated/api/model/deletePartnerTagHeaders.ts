import * as zod from 'zod/mini';

export const deletePartnerTagHeadersXRequestIDMin = 8;
export const deletePartnerTagHeadersXRequestIDMax = 64;


export const deletePartnerTagHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeletePartnerTagHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deletePartnerTagHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(deletePartnerTagHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(deletePartnerTagHeadersXRequestIDRegExp)))
})

export type DeletePartnerTagHeaders = zod.input<typeof DeletePartnerTagHeaders>;
export type DeletePartnerTagHeadersOutput = zod.output<typeof DeletePartnerTagHeaders>;
