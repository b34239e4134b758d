import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { ProductLine } from './productLine.ts';

export const ProductToReview = /*#__PURE__*/ zod.object({
  "product": ProductLine,
  "orderID": Id,
  "boughtAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type ProductToReview = zod.input<typeof ProductToReview>;
export type ProductToReviewOutput = zod.output<typeof ProductToReview>;
