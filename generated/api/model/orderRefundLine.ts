import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';

export const orderRefundLineQuantityMax = 9999;

export const orderRefundLineAcceptedMin = 0;
export const orderRefundLineAcceptedMax = 9999;



export const OrderRefundLine = /*#__PURE__*/ zod.object({
  "productID": Id,
  "isGift": /*#__PURE__*/ zod.boolean(),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderRefundLineQuantityMax)),
  "accepted": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderRefundLineAcceptedMin)).check(/*#__PURE__*/ zod.lte(orderRefundLineAcceptedMax))),
  "amount": Kopecks
});

export type OrderRefundLine = zod.input<typeof OrderRefundLine>;
export type OrderRefundLineOutput = zod.output<typeof OrderRefundLine>;
