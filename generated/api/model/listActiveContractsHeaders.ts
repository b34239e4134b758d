import * as zod from 'zod/mini';

export const listActiveContractsHeadersXRequestIDMin = 8;
export const listActiveContractsHeadersXRequestIDMax = 64;


export const listActiveContractsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListActiveContractsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listActiveContractsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listActiveContractsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listActiveContractsHeadersXRequestIDRegExp)))
})

export type ListActiveContractsHeaders = zod.input<typeof ListActiveContractsHeaders>;
export type ListActiveContractsHeadersOutput = zod.output<typeof ListActiveContractsHeaders>;
