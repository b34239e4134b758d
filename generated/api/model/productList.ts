import * as zod from 'zod/mini';
import { Paging } from './paging.ts';
import { ProductCard } from './productCard.ts';

export const productListItemsMax = 100;

export const productListCorrectedQueryMax = 200;

export const productListReplacedNameMax = 120;



export const ProductList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(ProductCard).check(/*#__PURE__*/ zod.maxLength(productListItemsMax)),
  "paging": Paging,
  "correctedQuery": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productListCorrectedQueryMax))),
  "replacedName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productListReplacedNameMax)))
});

export type ProductList = zod.input<typeof ProductList>;
export type ProductListOutput = zod.output<typeof ProductList>;
