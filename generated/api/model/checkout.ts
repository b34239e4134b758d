import * as zod from 'zod/mini';
import { ApprovalForecast } from './approvalForecast.ts';
import { BonusChoice } from './bonusChoice.ts';
import { CheckoutSection } from './checkoutSection.ts';
import { CheckoutStep } from './checkoutStep.ts';
import { Contract } from './contract.ts';
import { CreatingFailure } from './creatingFailure.ts';
import { Customer } from './customer.ts';
import { Id } from './id.ts';
import { OrderAction } from './orderAction.ts';
import { OrderDelivery } from './orderDelivery.ts';
import { OrderItem } from './orderItem.ts';
import { OrderStatus } from './orderStatus.ts';
import { OrderTag } from './orderTag.ts';
import { PaymentMethod } from './paymentMethod.ts';
import { PaymentOption } from './paymentOption.ts';
import { Problem } from './problem.ts';
import { PromoCode } from './promoCode.ts';
import { Recipient } from './recipient.ts';
import { Totals } from './totals.ts';

export const checkoutNumberMax = 30;


export const checkoutItemsMax = 1000;

export const checkoutPaymentMethodsMax = 10;

export const checkoutCommentMax = 500;

export const checkoutSectionsMax = 10;

export const checkoutTagsMax = 20;

export const checkoutPromoCodesMax = 50;

export const checkoutProblemsMax = 4000;

export const checkoutAllowedActionsMax = 20;



export const Checkout = /*#__PURE__*/ zod.object({
  "id": Id,
  "number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutNumberMax))),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "step": CheckoutStep,
  "status": OrderStatus,
  "items": /*#__PURE__*/ zod.array(OrderItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutItemsMax)),
  "customer": Customer,
  "delivery": OrderDelivery,
  "recipient": /*#__PURE__*/ zod.union([Recipient,/*#__PURE__*/ zod.null()]),
  "paymentMethod": /*#__PURE__*/ zod.union([PaymentMethod,/*#__PURE__*/ zod.null()]),
  "paymentMethods": /*#__PURE__*/ zod.array(PaymentOption).check(/*#__PURE__*/ zod.maxLength(checkoutPaymentMethodsMax)),
  "comment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutCommentMax)),
  "sections": /*#__PURE__*/ zod.array(CheckoutSection).check(/*#__PURE__*/ zod.maxLength(checkoutSectionsMax)),
  "contract": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Contract,/*#__PURE__*/ zod.null()])),
  "tags": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(OrderTag).check(/*#__PURE__*/ zod.maxLength(checkoutTagsMax))),
  "bonus": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([BonusChoice,/*#__PURE__*/ zod.null()])),
  "promoCodes": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(PromoCode).check(/*#__PURE__*/ zod.maxLength(checkoutPromoCodesMax))),
  "approval": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([ApprovalForecast,/*#__PURE__*/ zod.null()])),
  "totals": Totals,
  "problems": /*#__PURE__*/ zod.array(Problem).check(/*#__PURE__*/ zod.maxLength(checkoutProblemsMax)),
  "allowedActions": /*#__PURE__*/ zod.array(OrderAction).check(/*#__PURE__*/ zod.maxLength(checkoutAllowedActionsMax)),
  "failure": /*#__PURE__*/ zod.union([CreatingFailure,/*#__PURE__*/ zod.null()]),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "confirmedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type Checkout = zod.input<typeof Checkout>;
export type CheckoutOutput = zod.output<typeof Checkout>;
