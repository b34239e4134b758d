import * as zod from 'zod/mini';
import { CreatingFailure } from './creatingFailure.ts';
import { OrderAction } from './orderAction.ts';
import { OrderEvent } from './orderEvent.ts';
import { OrderItem } from './orderItem.ts';
import { OrderNext } from './orderNext.ts';
import { Recipient } from './recipient.ts';

export const orderIdMax = 64;


export const orderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderNumberMax = 30;

export const orderCustomerIdMax = 64;


export const orderCustomerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderCustomerNameMax = 300;

export const orderCustomerPersonOneFirstNameMax = 100;


export const orderCustomerPersonOneFirstNameRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const orderCustomerPersonOneMiddleNameOneMax = 100;


export const orderCustomerPersonOneMiddleNameOneRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const orderCustomerPersonOneLastNameOneMax = 100;


export const orderCustomerPersonOneLastNameOneRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const orderCustomerPersonOnePhoneOneRegExp = new RegExp('^\\+7\\d{10}$');
export const orderCustomerPartnerOneIdMax = 64;


export const orderCustomerPartnerOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderCustomerPartnerOneNameMax = 300;

export const orderCustomerPartnerOneInnRegExp = new RegExp('^(\\d{10}|\\d{12})$');
export const orderCustomerPartnerOneKppRegExp = new RegExp('^\\d{4}[\\dA-Z]{2}\\d{3}$');
export const orderItemsMax = 1000;

export const orderTotalsGoodsMin = 0;
export const orderTotalsGoodsMax = 9007199254740991;

export const orderTotalsDiscountMin = 0;
export const orderTotalsDiscountMax = 9007199254740991;

export const orderTotalsDeliveryOneMin = 0;
export const orderTotalsDeliveryOneMax = 9007199254740991;

export const orderTotalsToPayMin = 0;
export const orderTotalsToPayMax = 9007199254740991;

export const orderTotalsWeightMin = 0;
export const orderTotalsWeightMax = 100000000;

export const orderTotalsItemCountMin = 0;

export const orderTotalsQuantityMin = 0;

export const orderDeliveryAddressOneIdMax = 64;


export const orderDeliveryAddressOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderDeliveryAddressOneValueMax = 500;

export const orderDeliveryAddressOneCityMax = 100;

export const orderDeliveryAddressOneStreetMax = 200;

export const orderDeliveryAddressOneHouseMax = 20;

export const orderDeliveryAddressOneFlatMax = 20;

export const orderDeliveryAddressOneEntranceMax = 10;

export const orderDeliveryAddressOneFloorMax = 10;

export const orderDeliveryAddressOnePostalCodeRegExp = new RegExp('^\\d{6}$');
export const orderDeliveryAddressOneCommentMax = 300;

export const orderDeliveryPointOneIdMax = 64;


export const orderDeliveryPointOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderDeliveryPointOneNameMax = 200;

export const orderDeliveryPointOneCityMax = 100;

export const orderDeliveryPointOneAddressMax = 500;

export const orderDeliveryPointOnePhoneRegExp = new RegExp('^\\+7\\d{10}$');
export const orderDeliveryPointOneScheduleMax = 200;

export const orderDeliveryPointOneLatitudeMin = -90;
export const orderDeliveryPointOneLatitudeMax = 90;

export const orderDeliveryPointOneLongitudeMin = -180;
export const orderDeliveryPointOneLongitudeMax = 180;

export const orderDeliveryPointOneReasonMax = 300;

export const orderDeliveryIntervalOneFromRegExp = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');
export const orderDeliveryIntervalOneToRegExp = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');
export const orderDeliveryCostOneMin = 0;
export const orderDeliveryCostOneMax = 9007199254740991;

export const orderCommentMax = 500;

export const orderTimelineMax = 1000;

export const orderAllowedActionsMax = 20;



export const Order = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderIdMax)).check(/*#__PURE__*/ zod.regex(orderIdRegExp)),
  "number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderNumberMax))),
  "status": /*#__PURE__*/ zod.enum(['Succeeded', 'Draft', 'Pending', 'WaitingForApprove', 'Approved', 'PendingManager', 'Canceled', 'WaitingForShipping', 'Shipped', 'Confirmed', 'WaitingForPicking', 'WaitingForRefund', 'Refunded', 'NotApproved', 'WaitingForCreating', 'CreatingError']),
  "step": /*#__PURE__*/ zod.enum(['Checkout', 'Approval', 'Details', 'WaitingForCreating', 'CreatingError']),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "confirmedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "customer": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderCustomerIdMax)).check(/*#__PURE__*/ zod.regex(orderCustomerIdRegExp)),
  "kind": /*#__PURE__*/ zod.enum(['Individual', 'Partner']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderCustomerNameMax)),
  "person": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderCustomerPersonOneFirstNameMax)).check(/*#__PURE__*/ zod.regex(orderCustomerPersonOneFirstNameRegExp)),
  "middleName": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderCustomerPersonOneMiddleNameOneMax)).check(/*#__PURE__*/ zod.regex(orderCustomerPersonOneMiddleNameOneRegExp)),/*#__PURE__*/ zod.null()]),
  "lastName": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderCustomerPersonOneLastNameOneMax)).check(/*#__PURE__*/ zod.regex(orderCustomerPersonOneLastNameOneRegExp)),/*#__PURE__*/ zod.null()]),
  "phone": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(orderCustomerPersonOnePhoneOneRegExp)),/*#__PURE__*/ zod.null()])
}),/*#__PURE__*/ zod.null()]),
  "partner": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderCustomerPartnerOneIdMax)).check(/*#__PURE__*/ zod.regex(orderCustomerPartnerOneIdRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderCustomerPartnerOneNameMax)),
  "inn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(orderCustomerPartnerOneInnRegExp)),
  "kpp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(orderCustomerPartnerOneKppRegExp)))
}),/*#__PURE__*/ zod.null()]),
  "isDefault": /*#__PURE__*/ zod.boolean()
}),
  "items": /*#__PURE__*/ zod.array(OrderItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderItemsMax)),
  "totals": /*#__PURE__*/ zod.object({
  "goods": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderTotalsGoodsMin)).check(/*#__PURE__*/ zod.lte(orderTotalsGoodsMax)),
  "discount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderTotalsDiscountMin)).check(/*#__PURE__*/ zod.lte(orderTotalsDiscountMax)),
  "delivery": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderTotalsDeliveryOneMin)).check(/*#__PURE__*/ zod.lte(orderTotalsDeliveryOneMax)),/*#__PURE__*/ zod.null()]),
  "toPay": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderTotalsToPayMin)).check(/*#__PURE__*/ zod.lte(orderTotalsToPayMax)),
  "weight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderTotalsWeightMin)).check(/*#__PURE__*/ zod.lte(orderTotalsWeightMax)),
  "itemCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderTotalsItemCountMin)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderTotalsQuantityMin))
}),
  "delivery": /*#__PURE__*/ zod.object({
  "method": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['Courier', 'Pickup']),/*#__PURE__*/ zod.null()]),
  "address": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderDeliveryAddressOneIdMax)).check(/*#__PURE__*/ zod.regex(orderDeliveryAddressOneIdRegExp)),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderDeliveryAddressOneValueMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderDeliveryAddressOneCityMax)),
  "street": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderDeliveryAddressOneStreetMax)),
  "house": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderDeliveryAddressOneHouseMax)),
  "flat": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderDeliveryAddressOneFlatMax))),
  "entrance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderDeliveryAddressOneEntranceMax))),
  "floor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderDeliveryAddressOneFloorMax))),
  "postalCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(orderDeliveryAddressOnePostalCodeRegExp))),
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderDeliveryAddressOneCommentMax)))
}),/*#__PURE__*/ zod.null()]),
  "point": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderDeliveryPointOneIdMax)).check(/*#__PURE__*/ zod.regex(orderDeliveryPointOneIdRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderDeliveryPointOneNameMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderDeliveryPointOneCityMax)),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderDeliveryPointOneAddressMax)),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(orderDeliveryPointOnePhoneRegExp)),
  "schedule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderDeliveryPointOneScheduleMax)),
  "latitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(orderDeliveryPointOneLatitudeMin)).check(/*#__PURE__*/ zod.lte(orderDeliveryPointOneLatitudeMax)),
  "longitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(orderDeliveryPointOneLongitudeMin)).check(/*#__PURE__*/ zod.lte(orderDeliveryPointOneLongitudeMax)),
  "readyDate": /*#__PURE__*/ zod.iso.date(),
  "allowed": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderDeliveryPointOneReasonMax)))
}),/*#__PURE__*/ zod.null()]),
  "date": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "interval": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(orderDeliveryIntervalOneFromRegExp)),
  "to": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(orderDeliveryIntervalOneToRegExp))
}),/*#__PURE__*/ zod.null()]),
  "cost": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderDeliveryCostOneMin)).check(/*#__PURE__*/ zod.lte(orderDeliveryCostOneMax)),/*#__PURE__*/ zod.null()])
}),
  "recipient": /*#__PURE__*/ zod.union([Recipient,/*#__PURE__*/ zod.null()]),
  "payment": /*#__PURE__*/ zod.object({
  "method": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['Cash', 'BankCard', 'SBP', 'Invoice', 'SberInstallment']),/*#__PURE__*/ zod.null()]),
  "state": /*#__PURE__*/ zod.enum(['InvoiceConfirmed', 'CashConfirmed', 'PendingManager', 'OnlinePaymentNotPaid', 'OnlinePaymentProcessing', 'OnlinePaymentPaid', 'SberInstallment', 'Unknown']),
  "status": /*#__PURE__*/ zod.enum(['NotPaid', 'Pending', 'Paid'])
}),
  "shippingState": /*#__PURE__*/ zod.enum(['NotConfirmed', 'Shipping', 'Shipped']),
  "comment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderCommentMax)),
  "timeline": /*#__PURE__*/ zod.array(OrderEvent).check(/*#__PURE__*/ zod.maxLength(orderTimelineMax)),
  "next": /*#__PURE__*/ zod.union([OrderNext,/*#__PURE__*/ zod.null()]),
  "allowedActions": /*#__PURE__*/ zod.array(OrderAction).check(/*#__PURE__*/ zod.maxLength(orderAllowedActionsMax)),
  "failure": /*#__PURE__*/ zod.union([CreatingFailure,/*#__PURE__*/ zod.null()])
});

export type Order = zod.input<typeof Order>;
export type OrderOutput = zod.output<typeof Order>;
