import * as zod from 'zod/mini';
import { Address } from './address.ts';
import { ApprovalForecast } from './approvalForecast.ts';
import { BonusChoice } from './bonusChoice.ts';
import { CartAction } from './cartAction.ts';
import { CartDelivery } from './cartDelivery.ts';
import { CartItem } from './cartItem.ts';
import { Contract } from './contract.ts';
import { Customer } from './customer.ts';
import { DeliveryEstimate } from './deliveryEstimate.ts';
import { Id } from './id.ts';
import { OrderTag } from './orderTag.ts';
import { Problem } from './problem.ts';
import { PromoCode } from './promoCode.ts';
import { Totals } from './totals.ts';

export const cartOrderVersionMin = 0;

export const cartOrderItemsMax = 1000;

export const cartOrderLostCompanyMax = 300;

export const cartOrderTagsMax = 20;

export const cartOrderPromoCodesMax = 50;

export const cartOrderProblemsMax = 4000;

export const cartOrderAllowedActionsMax = 10;



export const CartOrder = /*#__PURE__*/ zod.object({
  "id": Id,
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderVersionMin)),
  "items": /*#__PURE__*/ zod.array(CartItem).check(/*#__PURE__*/ zod.maxLength(cartOrderItemsMax)),
  "customer": /*#__PURE__*/ zod.union([Customer,/*#__PURE__*/ zod.null()]),
  "lostCompany": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartOrderLostCompanyMax))),
  "address": /*#__PURE__*/ zod.union([Address,/*#__PURE__*/ zod.null()]),
  "delivery": CartDelivery,
  "deliveryEstimate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([DeliveryEstimate,/*#__PURE__*/ zod.null()])),
  "contract": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Contract,/*#__PURE__*/ zod.null()])),
  "opensRestricted": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "tags": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(OrderTag).check(/*#__PURE__*/ zod.maxLength(cartOrderTagsMax))),
  "bonus": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([BonusChoice,/*#__PURE__*/ zod.null()])),
  "promoCodes": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(PromoCode).check(/*#__PURE__*/ zod.maxLength(cartOrderPromoCodesMax))),
  "approval": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([ApprovalForecast,/*#__PURE__*/ zod.null()])),
  "totals": Totals,
  "problems": /*#__PURE__*/ zod.array(Problem).check(/*#__PURE__*/ zod.maxLength(cartOrderProblemsMax)),
  "allowedActions": /*#__PURE__*/ zod.array(CartAction).check(/*#__PURE__*/ zod.maxLength(cartOrderAllowedActionsMax))
});

export type CartOrder = zod.input<typeof CartOrder>;
export type CartOrderOutput = zod.output<typeof CartOrder>;
