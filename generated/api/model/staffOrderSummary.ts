import * as zod from 'zod/mini';
import { DeliveryMethod } from './deliveryMethod.ts';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';
import { OrderStatus } from './orderStatus.ts';
import { PaymentMethod } from './paymentMethod.ts';
import { PaymentStatus } from './paymentStatus.ts';

export const staffOrderSummaryNumberMax = 30;

export const staffOrderSummaryCustomerNameMax = 302;

export const staffOrderSummaryCustomerInnMax = 12;



export const StaffOrderSummary = /*#__PURE__*/ zod.object({
  "id": Id,
  "number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffOrderSummaryNumberMax))),
  "status": OrderStatus,
  "confirmedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "customerName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffOrderSummaryCustomerNameMax)),
  "customerInn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffOrderSummaryCustomerInnMax))),
  "paymentMethod": /*#__PURE__*/ zod.union([PaymentMethod,/*#__PURE__*/ zod.null()]),
  "paymentStatus": PaymentStatus,
  "deliveryMethod": /*#__PURE__*/ zod.union([DeliveryMethod,/*#__PURE__*/ zod.null()]),
  "toPay": Kopecks,
  "due": Kopecks,
  "returnedAmount": Kopecks,
  "refundedAmount": Kopecks,
  "bankReturning": Kopecks,
  "toReturn": Kopecks
});

export type StaffOrderSummary = zod.input<typeof StaffOrderSummary>;
export type StaffOrderSummaryOutput = zod.output<typeof StaffOrderSummary>;
