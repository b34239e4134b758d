import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';
import { Picture } from './picture.ts';

export const analyticItemNameMax = 500;

export const analyticItemSlugMax = 300;

export const analyticItemVendorCodeMax = 100;

export const analyticItemBrandNameMax = 200;

export const analyticItemCategoryNameMax = 200;





export const AnalyticItem = /*#__PURE__*/ zod.object({
  "productID": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(analyticItemNameMax)),
  "slug": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(analyticItemSlugMax))),
  "vendorCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(analyticItemVendorCodeMax)),
  "image": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "brandName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(analyticItemBrandNameMax))),
  "categoryName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(analyticItemCategoryNameMax)),
  "orderCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "amount": Kopecks,
  "averagePrice": Kopecks,
  "lastOrderedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "previousAmount": Kopecks
});

export type AnalyticItem = zod.input<typeof AnalyticItem>;
export type AnalyticItemOutput = zod.output<typeof AnalyticItem>;
