import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { ProductSort } from './productSort.ts';

export const promotionProductListRequestPageDefault = 1;
export const promotionProductListRequestPageMax = 10000;

export const promotionProductListRequestPageSizeDefault = 24;
export const promotionProductListRequestPageSizeMax = 100;



export const PromotionProductListRequest = /*#__PURE__*/ zod.object({
  "promotionID": /*#__PURE__*/ zod.exactOptional(Id),
  "categoryID": /*#__PURE__*/ zod.exactOptional(Id),
  "onlyAvailable": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "sort": /*#__PURE__*/ zod.exactOptional(ProductSort),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(promotionProductListRequestPageMax)), promotionProductListRequestPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(promotionProductListRequestPageSizeMax)), promotionProductListRequestPageSizeDefault)
});

export type PromotionProductListRequest = zod.input<typeof PromotionProductListRequest>;
export type PromotionProductListRequestOutput = zod.output<typeof PromotionProductListRequest>;
