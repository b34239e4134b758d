import * as zod from 'zod/mini';
import { Grams } from './grams.ts';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';
import { Picture } from './picture.ts';

export const orderProductMarketIDMax = 100;

export const orderProductNameMax = 500;

export const orderProductSlugMax = 300;

export const orderProductImagesMax = 30;

export const orderProductVendorCodeMax = 100;

export const orderProductBrandNameMax = 200;

export const orderProductCategoryNameMax = 200;

export const orderProductVatRateMin = 0;
export const orderProductVatRateMax = 100;



export const OrderProduct = /*#__PURE__*/ zod.object({
  "id": Id,
  "marketID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderProductMarketIDMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderProductNameMax)),
  "slug": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderProductSlugMax))),
  "images": /*#__PURE__*/ zod.array(Picture).check(/*#__PURE__*/ zod.maxLength(orderProductImagesMax)),
  "vendorCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderProductVendorCodeMax)),
  "brandName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderProductBrandNameMax))),
  "categoryName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderProductCategoryNameMax)),
  "price": Kopecks,
  "priceWithoutDiscount": Kopecks,
  "weight": /*#__PURE__*/ zod.union([Grams,/*#__PURE__*/ zod.null()]),
  "vatRate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderProductVatRateMin)).check(/*#__PURE__*/ zod.lte(orderProductVatRateMax)))
});

export type OrderProduct = zod.input<typeof OrderProduct>;
export type OrderProductOutput = zod.output<typeof OrderProduct>;
