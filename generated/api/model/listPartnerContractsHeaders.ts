import * as zod from 'zod/mini';

export const listPartnerContractsHeadersXRequestIDMin = 8;
export const listPartnerContractsHeadersXRequestIDMax = 64;


export const listPartnerContractsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListPartnerContractsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPartnerContractsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listPartnerContractsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listPartnerContractsHeadersXRequestIDRegExp)))
})

export type ListPartnerContractsHeaders = zod.input<typeof ListPartnerContractsHeaders>;
export type ListPartnerContractsHeadersOutput = zod.output<typeof ListPartnerContractsHeaders>;
