import * as zod from 'zod/mini';
import { DeliveryMethod } from './deliveryMethod.ts';
import { OrderAction } from './orderAction.ts';
import { OrderSummaryProduct } from './orderSummaryProduct.ts';

export const orderSummaryIdMax = 64;


export const orderSummaryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderSummaryNumberMax = 30;

export const orderSummaryCustomerIdMax = 64;


export const orderSummaryCustomerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderSummaryCustomerNameMax = 300;

export const orderSummaryProductsMax = 4;

export const orderSummaryItemCountMin = 0;

export const orderSummaryQuantityMin = 0;

export const orderSummaryToPayMin = 0;
export const orderSummaryToPayMax = 9007199254740991;

export const orderSummaryAllowedActionsMax = 20;



export const OrderSummary = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderSummaryIdMax)).check(/*#__PURE__*/ zod.regex(orderSummaryIdRegExp)),
  "number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderSummaryNumberMax))),
  "status": /*#__PURE__*/ zod.enum(['Succeeded', 'Draft', 'Pending', 'WaitingForApprove', 'Approved', 'PendingManager', 'Canceled', 'WaitingForShipping', 'Shipped', 'Confirmed', 'WaitingForPicking', 'WaitingForRefund', 'Refunded', 'NotApproved', 'WaitingForCreating', 'CreatingError']),
  "step": /*#__PURE__*/ zod.enum(['Checkout', 'Approval', 'Details', 'WaitingForCreating', 'CreatingError']),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "confirmedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "customer": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderSummaryCustomerIdMax)).check(/*#__PURE__*/ zod.regex(orderSummaryCustomerIdRegExp)),
  "kind": /*#__PURE__*/ zod.enum(['Individual', 'Partner']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderSummaryCustomerNameMax))
}),
  "products": /*#__PURE__*/ zod.array(OrderSummaryProduct).check(/*#__PURE__*/ zod.maxLength(orderSummaryProductsMax)),
  "itemCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderSummaryItemCountMin)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderSummaryQuantityMin)),
  "toPay": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderSummaryToPayMin)).check(/*#__PURE__*/ zod.lte(orderSummaryToPayMax)),
  "deliveryMethod": /*#__PURE__*/ zod.union([DeliveryMethod,/*#__PURE__*/ zod.null()]),
  "deliveryDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "payment": /*#__PURE__*/ zod.object({
  "method": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['Cash', 'BankCard', 'SBP', 'Invoice', 'SberInstallment']),/*#__PURE__*/ zod.null()]),
  "state": /*#__PURE__*/ zod.enum(['InvoiceConfirmed', 'CashConfirmed', 'PendingManager', 'OnlinePaymentNotPaid', 'OnlinePaymentProcessing', 'OnlinePaymentPaid', 'SberInstallment', 'Unknown']),
  "status": /*#__PURE__*/ zod.enum(['NotPaid', 'Pending', 'Paid'])
}),
  "shippingState": /*#__PURE__*/ zod.enum(['NotConfirmed', 'Shipping', 'Shipped']),
  "allowedActions": /*#__PURE__*/ zod.array(OrderAction).check(/*#__PURE__*/ zod.maxLength(orderSummaryAllowedActionsMax))
});

export type OrderSummary = zod.input<typeof OrderSummary>;
export type OrderSummaryOutput = zod.output<typeof OrderSummary>;
