import * as zod from 'zod/mini';
import { Grams } from './grams.ts';
import { Picture } from './picture.ts';

export const orderProductIdMax = 64;


export const orderProductIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderProductMarketIDMax = 100;

export const orderProductNameMax = 500;

export const orderProductSlugMax = 300;

export const orderProductImagesMax = 30;

export const orderProductVendorCodeMax = 100;

export const orderProductBrandNameMax = 200;

export const orderProductCategoryNameMax = 200;

export const orderProductPriceMin = 0;
export const orderProductPriceMax = 9007199254740991;

export const orderProductPriceWithoutDiscountMin = 0;
export const orderProductPriceWithoutDiscountMax = 9007199254740991;



export const OrderProduct = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderProductIdMax)).check(/*#__PURE__*/ zod.regex(orderProductIdRegExp)),
  "marketID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderProductMarketIDMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderProductNameMax)),
  "slug": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderProductSlugMax))),
  "images": /*#__PURE__*/ zod.array(Picture).check(/*#__PURE__*/ zod.maxLength(orderProductImagesMax)),
  "vendorCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderProductVendorCodeMax)),
  "brandName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderProductBrandNameMax))),
  "categoryName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderProductCategoryNameMax)),
  "price": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderProductPriceMin)).check(/*#__PURE__*/ zod.lte(orderProductPriceMax)),
  "priceWithoutDiscount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderProductPriceWithoutDiscountMin)).check(/*#__PURE__*/ zod.lte(orderProductPriceWithoutDiscountMax)),
  "weight": /*#__PURE__*/ zod.union([Grams,/*#__PURE__*/ zod.null()])
});

export type OrderProduct = zod.input<typeof OrderProduct>;
export type OrderProductOutput = zod.output<typeof OrderProduct>;
