import * as zod from 'zod/mini';
import { BrandReference } from './brandReference.ts';
import { CategoryReference } from './categoryReference.ts';
import { Grams } from './grams.ts';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';
import { Picture } from './picture.ts';
import { ProductFamily } from './productFamily.ts';
import { StockLevel } from './stockLevel.ts';
import { Unavailability } from './unavailability.ts';

export const productCardMarketIDMax = 100;

export const productCardNameMax = 500;

export const productCardSlugMax = 300;

export const productCardImagesMax = 30;

export const productCardVendorCodeMax = 100;

export const productCardManufacturerCodeMax = 100;

export const productCardDiscountPercentMin = 0;
export const productCardDiscountPercentMax = 100;



export const productCardMaxQuantityMin = 0;
export const productCardMaxQuantityMax = 9999;

export const productCardRatingMax = 5;

export const productCardFeedbackCountMin = 0;




export const ProductCard = /*#__PURE__*/ zod.object({
  "id": Id,
  "marketID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productCardMarketIDMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productCardNameMax)),
  "slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productCardSlugMax)),
  "images": /*#__PURE__*/ zod.array(Picture).check(/*#__PURE__*/ zod.maxLength(productCardImagesMax)),
  "vendorCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productCardVendorCodeMax)),
  "manufacturerCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productCardManufacturerCodeMax))),
  "weight": /*#__PURE__*/ zod.union([Grams,/*#__PURE__*/ zod.null()]),
  "brand": /*#__PURE__*/ zod.union([BrandReference,/*#__PURE__*/ zod.null()]),
  "category": CategoryReference,
  "price": Kopecks,
  "priceWithoutDiscount": Kopecks,
  "discountPercent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productCardDiscountPercentMin)).check(/*#__PURE__*/ zod.lte(productCardDiscountPercentMax)),
  "isContractPrice": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "stockLevel": StockLevel,
  "available": /*#__PURE__*/ zod.boolean(),
  "saleForbidden": /*#__PURE__*/ zod.boolean(),
  "unavailability": /*#__PURE__*/ zod.union([Unavailability,/*#__PURE__*/ zod.null()]),
  "packSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "minQuantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "maxQuantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productCardMaxQuantityMin)).check(/*#__PURE__*/ zod.lte(productCardMaxQuantityMax)),
  "isNew": /*#__PURE__*/ zod.boolean(),
  "rating": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(productCardRatingMax))),
  "feedbackCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productCardFeedbackCountMin)),
  "variantCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "family": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([ProductFamily,/*#__PURE__*/ zod.null()])),
  "isFavorite": /*#__PURE__*/ zod.boolean(),
  "isCompared": /*#__PURE__*/ zod.boolean()
});

export type ProductCard = zod.input<typeof ProductCard>;
export type ProductCardOutput = zod.output<typeof ProductCard>;
