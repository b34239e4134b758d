import * as zod from 'zod/mini';

export const listProductsToReviewHeadersXRequestIDMin = 8;
export const listProductsToReviewHeadersXRequestIDMax = 64;


export const listProductsToReviewHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListProductsToReviewHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listProductsToReviewHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listProductsToReviewHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listProductsToReviewHeadersXRequestIDRegExp)))
})

export type ListProductsToReviewHeaders = zod.input<typeof ListProductsToReviewHeaders>;
export type ListProductsToReviewHeadersOutput = zod.output<typeof ListProductsToReviewHeaders>;
