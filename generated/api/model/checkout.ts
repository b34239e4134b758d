import * as zod from 'zod/mini';
import { CheckoutSection } from './checkoutSection.ts';
import { CreatingFailure } from './creatingFailure.ts';
import { OrderAction } from './orderAction.ts';
import { OrderItem } from './orderItem.ts';
import { PaymentMethod } from './paymentMethod.ts';
import { PaymentOption } from './paymentOption.ts';
import { Problem } from './problem.ts';
import { Recipient } from './recipient.ts';

export const checkoutIdMax = 64;


export const checkoutIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const checkoutNumberMax = 30;


export const checkoutItemsMax = 1000;

export const checkoutCustomerIdMax = 64;


export const checkoutCustomerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const checkoutCustomerNameMax = 300;

export const checkoutCustomerPersonOneFirstNameMax = 100;


export const checkoutCustomerPersonOneFirstNameRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const checkoutCustomerPersonOneMiddleNameOneMax = 100;


export const checkoutCustomerPersonOneMiddleNameOneRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const checkoutCustomerPersonOneLastNameOneMax = 100;


export const checkoutCustomerPersonOneLastNameOneRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const checkoutCustomerPersonOnePhoneOneRegExp = new RegExp('^\\+7\\d{10}$');
export const checkoutCustomerPartnerOneIdMax = 64;


export const checkoutCustomerPartnerOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const checkoutCustomerPartnerOneNameMax = 300;

export const checkoutCustomerPartnerOneInnRegExp = new RegExp('^(\\d{10}|\\d{12})$');
export const checkoutCustomerPartnerOneKppRegExp = new RegExp('^\\d{4}[\\dA-Z]{2}\\d{3}$');
export const checkoutDeliveryAddressOneIdMax = 64;


export const checkoutDeliveryAddressOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const checkoutDeliveryAddressOneValueMax = 500;

export const checkoutDeliveryAddressOneCityMax = 100;

export const checkoutDeliveryAddressOneStreetMax = 200;

export const checkoutDeliveryAddressOneHouseMax = 20;

export const checkoutDeliveryAddressOneFlatMax = 20;

export const checkoutDeliveryAddressOneEntranceMax = 10;

export const checkoutDeliveryAddressOneFloorMax = 10;

export const checkoutDeliveryAddressOnePostalCodeRegExp = new RegExp('^\\d{6}$');
export const checkoutDeliveryAddressOneCommentMax = 300;

export const checkoutDeliveryPointOneIdMax = 64;


export const checkoutDeliveryPointOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const checkoutDeliveryPointOneNameMax = 200;

export const checkoutDeliveryPointOneCityMax = 100;

export const checkoutDeliveryPointOneAddressMax = 500;

export const checkoutDeliveryPointOnePhoneRegExp = new RegExp('^\\+7\\d{10}$');
export const checkoutDeliveryPointOneScheduleMax = 200;

export const checkoutDeliveryPointOneLatitudeMin = -90;
export const checkoutDeliveryPointOneLatitudeMax = 90;

export const checkoutDeliveryPointOneLongitudeMin = -180;
export const checkoutDeliveryPointOneLongitudeMax = 180;

export const checkoutDeliveryPointOneReasonMax = 300;

export const checkoutDeliveryIntervalOneFromRegExp = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');
export const checkoutDeliveryIntervalOneToRegExp = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');
export const checkoutDeliveryCostOneMin = 0;
export const checkoutDeliveryCostOneMax = 9007199254740991;

export const checkoutPaymentMethodsMax = 10;

export const checkoutCommentMax = 500;

export const checkoutSectionsMax = 10;

export const checkoutTotalsGoodsMin = 0;
export const checkoutTotalsGoodsMax = 9007199254740991;

export const checkoutTotalsDiscountMin = 0;
export const checkoutTotalsDiscountMax = 9007199254740991;

export const checkoutTotalsDeliveryOneMin = 0;
export const checkoutTotalsDeliveryOneMax = 9007199254740991;

export const checkoutTotalsToPayMin = 0;
export const checkoutTotalsToPayMax = 9007199254740991;

export const checkoutTotalsWeightMin = 0;
export const checkoutTotalsWeightMax = 100000000;

export const checkoutTotalsItemCountMin = 0;

export const checkoutTotalsQuantityMin = 0;

export const checkoutProblemsMax = 4000;

export const checkoutAllowedActionsMax = 20;



export const Checkout = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutIdMax)).check(/*#__PURE__*/ zod.regex(checkoutIdRegExp)),
  "number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutNumberMax))),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "step": /*#__PURE__*/ zod.enum(['Checkout', 'Approval', 'Details', 'WaitingForCreating', 'CreatingError']),
  "status": /*#__PURE__*/ zod.enum(['Succeeded', 'Draft', 'Pending', 'WaitingForApprove', 'Approved', 'PendingManager', 'Canceled', 'WaitingForShipping', 'Shipped', 'Confirmed', 'WaitingForPicking', 'WaitingForRefund', 'Refunded', 'NotApproved', 'WaitingForCreating', 'CreatingError']),
  "items": /*#__PURE__*/ zod.array(OrderItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutItemsMax)),
  "customer": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutCustomerIdMax)).check(/*#__PURE__*/ zod.regex(checkoutCustomerIdRegExp)),
  "kind": /*#__PURE__*/ zod.enum(['Individual', 'Partner']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutCustomerNameMax)),
  "person": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutCustomerPersonOneFirstNameMax)).check(/*#__PURE__*/ zod.regex(checkoutCustomerPersonOneFirstNameRegExp)),
  "middleName": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutCustomerPersonOneMiddleNameOneMax)).check(/*#__PURE__*/ zod.regex(checkoutCustomerPersonOneMiddleNameOneRegExp)),/*#__PURE__*/ zod.null()]),
  "lastName": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutCustomerPersonOneLastNameOneMax)).check(/*#__PURE__*/ zod.regex(checkoutCustomerPersonOneLastNameOneRegExp)),/*#__PURE__*/ zod.null()]),
  "phone": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(checkoutCustomerPersonOnePhoneOneRegExp)),/*#__PURE__*/ zod.null()])
}),/*#__PURE__*/ zod.null()]),
  "partner": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutCustomerPartnerOneIdMax)).check(/*#__PURE__*/ zod.regex(checkoutCustomerPartnerOneIdRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutCustomerPartnerOneNameMax)),
  "inn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(checkoutCustomerPartnerOneInnRegExp)),
  "kpp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(checkoutCustomerPartnerOneKppRegExp)))
}),/*#__PURE__*/ zod.null()]),
  "isDefault": /*#__PURE__*/ zod.boolean()
}),
  "delivery": /*#__PURE__*/ zod.object({
  "method": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['Courier', 'Pickup']),/*#__PURE__*/ zod.null()]),
  "address": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutDeliveryAddressOneIdMax)).check(/*#__PURE__*/ zod.regex(checkoutDeliveryAddressOneIdRegExp)),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutDeliveryAddressOneValueMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutDeliveryAddressOneCityMax)),
  "street": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutDeliveryAddressOneStreetMax)),
  "house": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutDeliveryAddressOneHouseMax)),
  "flat": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutDeliveryAddressOneFlatMax))),
  "entrance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutDeliveryAddressOneEntranceMax))),
  "floor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutDeliveryAddressOneFloorMax))),
  "postalCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(checkoutDeliveryAddressOnePostalCodeRegExp))),
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutDeliveryAddressOneCommentMax)))
}),/*#__PURE__*/ zod.null()]),
  "point": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutDeliveryPointOneIdMax)).check(/*#__PURE__*/ zod.regex(checkoutDeliveryPointOneIdRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutDeliveryPointOneNameMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutDeliveryPointOneCityMax)),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutDeliveryPointOneAddressMax)),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(checkoutDeliveryPointOnePhoneRegExp)),
  "schedule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutDeliveryPointOneScheduleMax)),
  "latitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(checkoutDeliveryPointOneLatitudeMin)).check(/*#__PURE__*/ zod.lte(checkoutDeliveryPointOneLatitudeMax)),
  "longitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(checkoutDeliveryPointOneLongitudeMin)).check(/*#__PURE__*/ zod.lte(checkoutDeliveryPointOneLongitudeMax)),
  "readyDate": /*#__PURE__*/ zod.iso.date(),
  "allowed": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutDeliveryPointOneReasonMax)))
}),/*#__PURE__*/ zod.null()]),
  "date": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "interval": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(checkoutDeliveryIntervalOneFromRegExp)),
  "to": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(checkoutDeliveryIntervalOneToRegExp))
}),/*#__PURE__*/ zod.null()]),
  "cost": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutDeliveryCostOneMin)).check(/*#__PURE__*/ zod.lte(checkoutDeliveryCostOneMax)),/*#__PURE__*/ zod.null()])
}),
  "recipient": /*#__PURE__*/ zod.union([Recipient,/*#__PURE__*/ zod.null()]),
  "paymentMethod": /*#__PURE__*/ zod.union([PaymentMethod,/*#__PURE__*/ zod.null()]),
  "paymentMethods": /*#__PURE__*/ zod.array(PaymentOption).check(/*#__PURE__*/ zod.maxLength(checkoutPaymentMethodsMax)),
  "comment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutCommentMax)),
  "sections": /*#__PURE__*/ zod.array(CheckoutSection).check(/*#__PURE__*/ zod.maxLength(checkoutSectionsMax)),
  "totals": /*#__PURE__*/ zod.object({
  "goods": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutTotalsGoodsMin)).check(/*#__PURE__*/ zod.lte(checkoutTotalsGoodsMax)),
  "discount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutTotalsDiscountMin)).check(/*#__PURE__*/ zod.lte(checkoutTotalsDiscountMax)),
  "delivery": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutTotalsDeliveryOneMin)).check(/*#__PURE__*/ zod.lte(checkoutTotalsDeliveryOneMax)),/*#__PURE__*/ zod.null()]),
  "toPay": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutTotalsToPayMin)).check(/*#__PURE__*/ zod.lte(checkoutTotalsToPayMax)),
  "weight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutTotalsWeightMin)).check(/*#__PURE__*/ zod.lte(checkoutTotalsWeightMax)),
  "itemCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutTotalsItemCountMin)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkoutTotalsQuantityMin))
}),
  "problems": /*#__PURE__*/ zod.array(Problem).check(/*#__PURE__*/ zod.maxLength(checkoutProblemsMax)),
  "allowedActions": /*#__PURE__*/ zod.array(OrderAction).check(/*#__PURE__*/ zod.maxLength(checkoutAllowedActionsMax)),
  "failure": /*#__PURE__*/ zod.union([CreatingFailure,/*#__PURE__*/ zod.null()]),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "confirmedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type Checkout = zod.input<typeof Checkout>;
export type CheckoutOutput = zod.output<typeof Checkout>;
