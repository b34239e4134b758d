import * as zod from 'zod/mini';
import { Grams } from './grams.ts';
import { Kopecks } from './kopecks.ts';
import { LineAvailability } from './lineAvailability.ts';
import { OrderProduct } from './orderProduct.ts';
import { QuantityRules } from './quantityRules.ts';

export const orderItemQuantityMax = 9999;

export const orderItemReturnedMin = 0;
export const orderItemReturnedMax = 9999;

export const orderItemReturningMin = 0;
export const orderItemReturningMax = 9999;



export const OrderItem = /*#__PURE__*/ zod.object({
  "isGift": /*#__PURE__*/ zod.boolean(),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderItemQuantityMax)),
  "product": OrderProduct,
  "availability": LineAvailability,
  "amount": Kopecks,
  "amountWithoutDiscount": Kopecks,
  "discount": Kopecks,
  "weight": Grams,
  "promo": /*#__PURE__*/ zod.exactOptional(Kopecks),
  "returned": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderItemReturnedMin)).check(/*#__PURE__*/ zod.lte(orderItemReturnedMax))),
  "returning": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderItemReturningMin)).check(/*#__PURE__*/ zod.lte(orderItemReturningMax))),
  "quantityRules": /*#__PURE__*/ zod.exactOptional(QuantityRules)
});

export type OrderItem = zod.input<typeof OrderItem>;
export type OrderItemOutput = zod.output<typeof OrderItem>;
