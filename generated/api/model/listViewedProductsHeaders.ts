import * as zod from 'zod/mini';

export const listViewedProductsHeadersXRequestIDMin = 8;
export const listViewedProductsHeadersXRequestIDMax = 64;


export const listViewedProductsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListViewedProductsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listViewedProductsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listViewedProductsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listViewedProductsHeadersXRequestIDRegExp)))
})

export type ListViewedProductsHeaders = zod.input<typeof ListViewedProductsHeaders>;
export type ListViewedProductsHeadersOutput = zod.output<typeof ListViewedProductsHeaders>;
