import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';
import { OrderStatus } from './orderStatus.ts';
import { OwnDataLine } from './ownDataLine.ts';
import { OwnDataOrderEvent } from './ownDataOrderEvent.ts';
import { OwnDataPayment } from './ownDataPayment.ts';
import { OwnDataRefund } from './ownDataRefund.ts';
import { PaymentMethod } from './paymentMethod.ts';

export const ownDataOrderCustomerMax = 302;

export const ownDataOrderItemsMax = 10000;

export const ownDataOrderHistoryMax = 10000;

export const ownDataOrderPaymentsMax = 10000;

export const ownDataOrderRefundsMax = 10000;



export const OwnDataOrder = /*#__PURE__*/ zod.object({
  "id": Id,
  "number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "status": OrderStatus,
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "customer": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ownDataOrderCustomerMax)),
  "recipient": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "address": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "paymentMethod": /*#__PURE__*/ zod.union([PaymentMethod,/*#__PURE__*/ zod.null()]),
  "comment": /*#__PURE__*/ zod.string(),
  "toPay": Kopecks,
  "items": /*#__PURE__*/ zod.array(OwnDataLine).check(/*#__PURE__*/ zod.maxLength(ownDataOrderItemsMax)),
  "history": /*#__PURE__*/ zod.array(OwnDataOrderEvent).check(/*#__PURE__*/ zod.maxLength(ownDataOrderHistoryMax)),
  "payments": /*#__PURE__*/ zod.array(OwnDataPayment).check(/*#__PURE__*/ zod.maxLength(ownDataOrderPaymentsMax)),
  "refunds": /*#__PURE__*/ zod.array(OwnDataRefund).check(/*#__PURE__*/ zod.maxLength(ownDataOrderRefundsMax))
});

export type OwnDataOrder = zod.input<typeof OwnDataOrder>;
export type OwnDataOrderOutput = zod.output<typeof OwnDataOrder>;
