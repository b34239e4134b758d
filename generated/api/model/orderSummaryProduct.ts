import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { Picture } from './picture.ts';

export const orderSummaryProductNameMax = 500;

export const orderSummaryProductSlugMax = 300;

export const orderSummaryProductQuantityMax = 9999;



export const OrderSummaryProduct = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderSummaryProductNameMax)),
  "slug": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderSummaryProductSlugMax))),
  "image": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderSummaryProductQuantityMax))
});

export type OrderSummaryProduct = zod.input<typeof OrderSummaryProduct>;
export type OrderSummaryProductOutput = zod.output<typeof OrderSummaryProduct>;
