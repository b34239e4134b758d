import * as zod from 'zod/mini';
import { Device } from './device.ts';
import { Id } from './id.ts';

export const promotionListRequestIdsMax = 50;

export const promotionListRequestPageDefault = 1;
export const promotionListRequestPageMax = 10000;

export const promotionListRequestPageSizeDefault = 24;
export const promotionListRequestPageSizeMax = 100;



export const PromotionListRequest = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(promotionListRequestIdsMax))),
  "device": /*#__PURE__*/ zod.exactOptional(Device),
  "categoryID": /*#__PURE__*/ zod.exactOptional(Id),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(promotionListRequestPageMax)), promotionListRequestPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(promotionListRequestPageSizeMax)), promotionListRequestPageSizeDefault)
});

export type PromotionListRequest = zod.input<typeof PromotionListRequest>;
export type PromotionListRequestOutput = zod.output<typeof PromotionListRequest>;
