import * as zod from 'zod/mini';
import { Grams } from './grams.ts';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';
import { Picture } from './picture.ts';
import { StockLevel } from './stockLevel.ts';
import { Unavailability } from './unavailability.ts';

export const cartProductMarketIDMax = 100;

export const cartProductNameMax = 500;

export const cartProductSlugMax = 300;

export const cartProductImagesMax = 30;

export const cartProductVendorCodeMax = 100;

export const cartProductBrandNameMax = 200;

export const cartProductCategoryNameMax = 200;

export const cartProductVatRateMin = 0;
export const cartProductVatRateMax = 100;



export const cartProductMaxQuantityMin = 0;
export const cartProductMaxQuantityMax = 9999;



export const CartProduct = /*#__PURE__*/ zod.object({
  "id": Id,
  "marketID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartProductMarketIDMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartProductNameMax)),
  "slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartProductSlugMax)),
  "images": /*#__PURE__*/ zod.array(Picture).check(/*#__PURE__*/ zod.maxLength(cartProductImagesMax)),
  "vendorCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartProductVendorCodeMax)),
  "brandName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartProductBrandNameMax))),
  "categoryName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartProductCategoryNameMax)),
  "price": Kopecks,
  "priceWithoutDiscount": Kopecks,
  "weight": /*#__PURE__*/ zod.union([Grams,/*#__PURE__*/ zod.null()]),
  "isContractPrice": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "vatRate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartProductVatRateMin)).check(/*#__PURE__*/ zod.lte(cartProductVatRateMax))),
  "stockLevel": StockLevel,
  "available": /*#__PURE__*/ zod.boolean(),
  "saleForbidden": /*#__PURE__*/ zod.boolean(),
  "unavailability": /*#__PURE__*/ zod.union([Unavailability,/*#__PURE__*/ zod.null()]),
  "packSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "minQuantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "maxQuantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartProductMaxQuantityMin)).check(/*#__PURE__*/ zod.lte(cartProductMaxQuantityMax))
});

export type CartProduct = zod.input<typeof CartProduct>;
export type CartProductOutput = zod.output<typeof CartProduct>;
