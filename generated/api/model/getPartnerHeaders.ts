import * as zod from 'zod/mini';

export const getPartnerHeadersXRequestIDMin = 8;
export const getPartnerHeadersXRequestIDMax = 64;


export const getPartnerHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetPartnerHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getPartnerHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getPartnerHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getPartnerHeadersXRequestIDRegExp)))
})

export type GetPartnerHeaders = zod.input<typeof GetPartnerHeaders>;
export type GetPartnerHeadersOutput = zod.output<typeof GetPartnerHeaders>;
