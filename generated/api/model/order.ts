import * as zod from 'zod/mini';
import { BonusChoice } from './bonusChoice.ts';
import { CheckoutStep } from './checkoutStep.ts';
import { Contract } from './contract.ts';
import { CreatingFailure } from './creatingFailure.ts';
import { Customer } from './customer.ts';
import { Id } from './id.ts';
import { OrderAction } from './orderAction.ts';
import { OrderBuyer } from './orderBuyer.ts';
import { OrderDelivery } from './orderDelivery.ts';
import { OrderDocument } from './orderDocument.ts';
import { OrderEvent } from './orderEvent.ts';
import { OrderItem } from './orderItem.ts';
import { OrderNext } from './orderNext.ts';
import { OrderPayment } from './orderPayment.ts';
import { OrderRefund } from './orderRefund.ts';
import { OrderStatus } from './orderStatus.ts';
import { OrderTag } from './orderTag.ts';
import { PromoCode } from './promoCode.ts';
import { Recipient } from './recipient.ts';
import { ShippingState } from './shippingState.ts';
import { Totals } from './totals.ts';

export const orderNumberMax = 30;

export const orderItemsMax = 1000;

export const orderTagsMax = 20;

export const orderPromoCodesMax = 50;

export const orderDocumentsMax = 20;

export const orderRefundsMax = 1000;

export const orderCommentMax = 500;

export const orderTimelineMax = 1000;

export const orderAllowedActionsMax = 20;



export const Order = /*#__PURE__*/ zod.object({
  "id": Id,
  "number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderNumberMax))),
  "status": OrderStatus,
  "step": CheckoutStep,
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "confirmedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "customer": Customer,
  "buyer": /*#__PURE__*/ zod.exactOptional(OrderBuyer),
  "items": /*#__PURE__*/ zod.array(OrderItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderItemsMax)),
  "contract": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Contract,/*#__PURE__*/ zod.null()])),
  "tags": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(OrderTag).check(/*#__PURE__*/ zod.maxLength(orderTagsMax))),
  "bonus": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([BonusChoice,/*#__PURE__*/ zod.null()])),
  "promoCodes": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(PromoCode).check(/*#__PURE__*/ zod.maxLength(orderPromoCodesMax))),
  "totals": Totals,
  "delivery": OrderDelivery,
  "recipient": /*#__PURE__*/ zod.union([Recipient,/*#__PURE__*/ zod.null()]),
  "payment": OrderPayment,
  "paymentDeclinedAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "documents": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(OrderDocument).check(/*#__PURE__*/ zod.maxLength(orderDocumentsMax))),
  "refunds": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(OrderRefund).check(/*#__PURE__*/ zod.maxLength(orderRefundsMax))),
  "shippingState": ShippingState,
  "comment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderCommentMax)),
  "timeline": /*#__PURE__*/ zod.array(OrderEvent).check(/*#__PURE__*/ zod.maxLength(orderTimelineMax)),
  "next": /*#__PURE__*/ zod.union([OrderNext,/*#__PURE__*/ zod.null()]),
  "allowedActions": /*#__PURE__*/ zod.array(OrderAction).check(/*#__PURE__*/ zod.maxLength(orderAllowedActionsMax)),
  "failure": /*#__PURE__*/ zod.union([CreatingFailure,/*#__PURE__*/ zod.null()]),
  "isMine": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "hasApproval": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type Order = zod.input<typeof Order>;
export type OrderOutput = zod.output<typeof Order>;
