import * as zod from 'zod/mini';
import { Address } from './address.ts';
import { CartAction } from './cartAction.ts';
import { CartDelivery } from './cartDelivery.ts';
import { CartItem } from './cartItem.ts';
import { Customer } from './customer.ts';
import { Id } from './id.ts';
import { Problem } from './problem.ts';
import { Totals } from './totals.ts';

export const cartOrderVersionMin = 0;

export const cartOrderItemsMax = 1000;

export const cartOrderProblemsMax = 4000;

export const cartOrderAllowedActionsMax = 10;



export const CartOrder = /*#__PURE__*/ zod.object({
  "id": Id,
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderVersionMin)),
  "items": /*#__PURE__*/ zod.array(CartItem).check(/*#__PURE__*/ zod.maxLength(cartOrderItemsMax)),
  "customer": /*#__PURE__*/ zod.union([Customer,/*#__PURE__*/ zod.null()]),
  "address": /*#__PURE__*/ zod.union([Address,/*#__PURE__*/ zod.null()]),
  "delivery": CartDelivery,
  "totals": Totals,
  "problems": /*#__PURE__*/ zod.array(Problem).check(/*#__PURE__*/ zod.maxLength(cartOrderProblemsMax)),
  "allowedActions": /*#__PURE__*/ zod.array(CartAction).check(/*#__PURE__*/ zod.maxLength(cartOrderAllowedActionsMax))
});

export type CartOrder = zod.input<typeof CartOrder>;
export type CartOrderOutput = zod.output<typeof CartOrder>;
