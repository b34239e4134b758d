import * as zod from 'zod/mini';
import { CategoryFacetValue } from './categoryFacetValue.ts';
import { Paging } from './paging.ts';
import { Purchase } from './purchase.ts';

export const purchaseListItemsMax = 100;

export const purchaseListCategoriesMax = 200;



export const PurchaseList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Purchase).check(/*#__PURE__*/ zod.maxLength(purchaseListItemsMax)),
  "paging": Paging,
  "categories": /*#__PURE__*/ zod.array(CategoryFacetValue).check(/*#__PURE__*/ zod.maxLength(purchaseListCategoriesMax))
});

export type PurchaseList = zod.input<typeof PurchaseList>;
export type PurchaseListOutput = zod.output<typeof PurchaseList>;
