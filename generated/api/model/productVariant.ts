import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';
import { Picture } from './picture.ts';
import { StockLevel } from './stockLevel.ts';
import { VariantOption } from './variantOption.ts';

export const productVariantSlugMax = 300;

export const productVariantNameMax = 500;

export const productVariantOptionsMax = 10;



export const ProductVariant = /*#__PURE__*/ zod.object({
  "id": Id,
  "slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productVariantSlugMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productVariantNameMax)),
  "options": /*#__PURE__*/ zod.array(VariantOption).check(/*#__PURE__*/ zod.maxLength(productVariantOptionsMax)),
  "image": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "price": Kopecks,
  "stockLevel": StockLevel,
  "available": /*#__PURE__*/ zod.boolean()
});

export type ProductVariant = zod.input<typeof ProductVariant>;
export type ProductVariantOutput = zod.output<typeof ProductVariant>;
