import * as zod from 'zod/mini';
import { Address } from './address.ts';
import { CartAction } from './cartAction.ts';
import { CartItem } from './cartItem.ts';
import { Customer } from './customer.ts';
import { Problem } from './problem.ts';

export const cartOrderIdMax = 64;


export const cartOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const cartOrderVersionMin = 0;

export const cartOrderItemsMax = 1000;

export const cartOrderDeliveryPointOneIdMax = 64;


export const cartOrderDeliveryPointOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const cartOrderDeliveryPointOneNameMax = 200;

export const cartOrderDeliveryPointOneCityMax = 100;

export const cartOrderDeliveryPointOneAddressMax = 500;

export const cartOrderDeliveryPointOnePhoneRegExp = new RegExp('^\\+7\\d{10}$');
export const cartOrderDeliveryPointOneScheduleMax = 200;

export const cartOrderDeliveryPointOneLatitudeMin = -90;
export const cartOrderDeliveryPointOneLatitudeMax = 90;

export const cartOrderDeliveryPointOneLongitudeMin = -180;
export const cartOrderDeliveryPointOneLongitudeMax = 180;

export const cartOrderDeliveryPointOneReasonMax = 300;

export const cartOrderTotalsGoodsMin = 0;
export const cartOrderTotalsGoodsMax = 9007199254740991;

export const cartOrderTotalsDiscountMin = 0;
export const cartOrderTotalsDiscountMax = 9007199254740991;

export const cartOrderTotalsDeliveryOneMin = 0;
export const cartOrderTotalsDeliveryOneMax = 9007199254740991;

export const cartOrderTotalsToPayMin = 0;
export const cartOrderTotalsToPayMax = 9007199254740991;

export const cartOrderTotalsWeightMin = 0;
export const cartOrderTotalsWeightMax = 100000000;

export const cartOrderTotalsItemCountMin = 0;

export const cartOrderTotalsQuantityMin = 0;

export const cartOrderProblemsMax = 4000;

export const cartOrderAllowedActionsMax = 10;



export const CartOrder = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderIdMax)).check(/*#__PURE__*/ zod.regex(cartOrderIdRegExp)),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderVersionMin)),
  "items": /*#__PURE__*/ zod.array(CartItem).check(/*#__PURE__*/ zod.maxLength(cartOrderItemsMax)),
  "customer": /*#__PURE__*/ zod.union([Customer,/*#__PURE__*/ zod.null()]),
  "address": /*#__PURE__*/ zod.union([Address,/*#__PURE__*/ zod.null()]),
  "delivery": /*#__PURE__*/ zod.object({
  "method": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['Courier', 'Pickup']),/*#__PURE__*/ zod.null()]),
  "point": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderDeliveryPointOneIdMax)).check(/*#__PURE__*/ zod.regex(cartOrderDeliveryPointOneIdRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderDeliveryPointOneNameMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderDeliveryPointOneCityMax)),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderDeliveryPointOneAddressMax)),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cartOrderDeliveryPointOnePhoneRegExp)),
  "schedule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderDeliveryPointOneScheduleMax)),
  "latitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(cartOrderDeliveryPointOneLatitudeMin)).check(/*#__PURE__*/ zod.lte(cartOrderDeliveryPointOneLatitudeMax)),
  "longitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(cartOrderDeliveryPointOneLongitudeMin)).check(/*#__PURE__*/ zod.lte(cartOrderDeliveryPointOneLongitudeMax)),
  "readyDate": /*#__PURE__*/ zod.iso.date(),
  "allowed": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartOrderDeliveryPointOneReasonMax)))
}),/*#__PURE__*/ zod.null()])
}),
  "totals": /*#__PURE__*/ zod.object({
  "goods": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderTotalsGoodsMin)).check(/*#__PURE__*/ zod.lte(cartOrderTotalsGoodsMax)),
  "discount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderTotalsDiscountMin)).check(/*#__PURE__*/ zod.lte(cartOrderTotalsDiscountMax)),
  "delivery": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderTotalsDeliveryOneMin)).check(/*#__PURE__*/ zod.lte(cartOrderTotalsDeliveryOneMax)),/*#__PURE__*/ zod.null()]),
  "toPay": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderTotalsToPayMin)).check(/*#__PURE__*/ zod.lte(cartOrderTotalsToPayMax)),
  "weight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderTotalsWeightMin)).check(/*#__PURE__*/ zod.lte(cartOrderTotalsWeightMax)),
  "itemCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderTotalsItemCountMin)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderTotalsQuantityMin))
}),
  "problems": /*#__PURE__*/ zod.array(Problem).check(/*#__PURE__*/ zod.maxLength(cartOrderProblemsMax)),
  "allowedActions": /*#__PURE__*/ zod.array(CartAction).check(/*#__PURE__*/ zod.maxLength(cartOrderAllowedActionsMax))
});

export type CartOrder = zod.input<typeof CartOrder>;
export type CartOrderOutput = zod.output<typeof CartOrder>;
