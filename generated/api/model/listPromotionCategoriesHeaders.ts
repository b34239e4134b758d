import * as zod from 'zod/mini';

export const listPromotionCategoriesHeadersXRequestIDMin = 8;
export const listPromotionCategoriesHeadersXRequestIDMax = 64;


export const listPromotionCategoriesHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListPromotionCategoriesHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPromotionCategoriesHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listPromotionCategoriesHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listPromotionCategoriesHeadersXRequestIDRegExp)))
})

export type ListPromotionCategoriesHeaders = zod.input<typeof ListPromotionCategoriesHeaders>;
export type ListPromotionCategoriesHeadersOutput = zod.output<typeof ListPromotionCategoriesHeaders>;
