import * as zod from 'zod/mini';

export const listRecommendedProductsHeadersXRequestIDMin = 8;
export const listRecommendedProductsHeadersXRequestIDMax = 64;


export const listRecommendedProductsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListRecommendedProductsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listRecommendedProductsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listRecommendedProductsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listRecommendedProductsHeadersXRequestIDRegExp)))
})

export type ListRecommendedProductsHeaders = zod.input<typeof ListRecommendedProductsHeaders>;
export type ListRecommendedProductsHeadersOutput = zod.output<typeof ListRecommendedProductsHeaders>;
