import * as zod from 'zod/mini';

export const listPromotionProductsHeadersXRequestIDMin = 8;
export const listPromotionProductsHeadersXRequestIDMax = 64;


export const listPromotionProductsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListPromotionProductsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPromotionProductsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listPromotionProductsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listPromotionProductsHeadersXRequestIDRegExp)))
})

export type ListPromotionProductsHeaders = zod.input<typeof ListPromotionProductsHeaders>;
export type ListPromotionProductsHeadersOutput = zod.output<typeof ListPromotionProductsHeaders>;
