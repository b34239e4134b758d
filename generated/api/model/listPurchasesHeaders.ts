import * as zod from 'zod/mini';

export const listPurchasesHeadersXRequestIDMin = 8;
export const listPurchasesHeadersXRequestIDMax = 64;


export const listPurchasesHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListPurchasesHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPurchasesHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listPurchasesHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listPurchasesHeadersXRequestIDRegExp)))
})

export type ListPurchasesHeaders = zod.input<typeof ListPurchasesHeaders>;
export type ListPurchasesHeadersOutput = zod.output<typeof ListPurchasesHeaders>;
