import * as zod from 'zod/mini';
import { ProductCard } from './productCard.ts';

export const productCollectionItemsMax = 50;



export const ProductCollection = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(ProductCard).check(/*#__PURE__*/ zod.maxLength(productCollectionItemsMax))
});

export type ProductCollection = zod.input<typeof ProductCollection>;
export type ProductCollectionOutput = zod.output<typeof ProductCollection>;
