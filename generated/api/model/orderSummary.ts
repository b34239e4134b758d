import * as zod from 'zod/mini';
import { CheckoutStep } from './checkoutStep.ts';
import { DeliveryMethod } from './deliveryMethod.ts';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';
import { OrderAction } from './orderAction.ts';
import { OrderBuyer } from './orderBuyer.ts';
import { OrderCustomer } from './orderCustomer.ts';
import { OrderPayment } from './orderPayment.ts';
import { OrderStatus } from './orderStatus.ts';
import { OrderSummaryProduct } from './orderSummaryProduct.ts';
import { OrderTag } from './orderTag.ts';
import { ShippingState } from './shippingState.ts';

export const orderSummaryNumberMax = 30;

export const orderSummaryProductsMax = 4;

export const orderSummaryItemCountMin = 0;

export const orderSummaryQuantityMin = 0;

export const orderSummaryTagsMax = 20;

export const orderSummaryAllowedActionsMax = 20;



export const OrderSummary = /*#__PURE__*/ zod.object({
  "id": Id,
  "number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderSummaryNumberMax))),
  "status": OrderStatus,
  "step": CheckoutStep,
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "confirmedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "customer": OrderCustomer,
  "buyer": /*#__PURE__*/ zod.exactOptional(OrderBuyer),
  "products": /*#__PURE__*/ zod.array(OrderSummaryProduct).check(/*#__PURE__*/ zod.maxLength(orderSummaryProductsMax)),
  "itemCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderSummaryItemCountMin)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderSummaryQuantityMin)),
  "toPay": Kopecks,
  "tags": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(OrderTag).check(/*#__PURE__*/ zod.maxLength(orderSummaryTagsMax))),
  "deliveryMethod": /*#__PURE__*/ zod.union([DeliveryMethod,/*#__PURE__*/ zod.null()]),
  "deliveryDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "payment": OrderPayment,
  "shippingState": ShippingState,
  "allowedActions": /*#__PURE__*/ zod.array(OrderAction).check(/*#__PURE__*/ zod.maxLength(orderSummaryAllowedActionsMax))
});

export type OrderSummary = zod.input<typeof OrderSummary>;
export type OrderSummaryOutput = zod.output<typeof OrderSummary>;
