import * as zod from 'zod/mini';
import { ProductToReview } from './productToReview.ts';

export const productsToReviewItemsMax = 200;



export const ProductsToReview = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(ProductToReview).check(/*#__PURE__*/ zod.maxLength(productsToReviewItemsMax))
});

export type ProductsToReview = zod.input<typeof ProductsToReview>;
export type ProductsToReviewOutput = zod.output<typeof ProductsToReview>;
