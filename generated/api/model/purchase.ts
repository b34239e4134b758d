import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';
import { ProductCard } from './productCard.ts';



export const purchaseLastQuantityMax = 9999;



export const Purchase = /*#__PURE__*/ zod.object({
  "product": ProductCard,
  "orderCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "lastOrderID": Id,
  "lastBoughtAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "lastQuantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(purchaseLastQuantityMax)),
  "lastPrice": Kopecks
});

export type Purchase = zod.input<typeof Purchase>;
export type PurchaseOutput = zod.output<typeof Purchase>;
