import * as zod from 'zod/mini';
import { DeliveryMethod } from './deliveryMethod.ts';
import { Kopecks } from './kopecks.ts';
import { OrderStatus } from './orderStatus.ts';
import { PaymentStatus } from './paymentStatus.ts';
import { StaffOrdersSort } from './staffOrdersSort.ts';

export const listStaffOrdersParamsStatusMax = 16;

export const listStaffOrdersParamsPaymentStatusMax = 3;

export const listStaffOrdersParamsDeliveryMethodMax = 2;

export const listStaffOrdersParamsTextMax = 200;

export const listStaffOrdersParamsPageDefault = 1;
export const listStaffOrdersParamsPageMax = 10000;

export const listStaffOrdersParamsPageSizeDefault = 24;
export const listStaffOrdersParamsPageSizeMax = 100;


export const ListStaffOrdersParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(OrderStatus).check(/*#__PURE__*/ zod.maxLength(listStaffOrdersParamsStatusMax))),
  "paymentStatus": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(PaymentStatus).check(/*#__PURE__*/ zod.maxLength(listStaffOrdersParamsPaymentStatusMax))),
  "deliveryMethod": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(DeliveryMethod).check(/*#__PURE__*/ zod.maxLength(listStaffOrdersParamsDeliveryMethodMax))),
  "toReturn": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()),
  "to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()),
  "sumFrom": /*#__PURE__*/ zod.exactOptional(Kopecks),
  "sumTo": /*#__PURE__*/ zod.exactOptional(Kopecks),
  "sort": /*#__PURE__*/ zod.exactOptional(StaffOrdersSort),
  "text": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listStaffOrdersParamsTextMax))),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStaffOrdersParamsPageMax)), listStaffOrdersParamsPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStaffOrdersParamsPageSizeMax)), listStaffOrdersParamsPageSizeDefault)
})

export type ListStaffOrdersParams = zod.input<typeof ListStaffOrdersParams>;
export type ListStaffOrdersParamsOutput = zod.output<typeof ListStaffOrdersParams>;
