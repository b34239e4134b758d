import * as zod from 'zod/mini';
import { DeliveryInterval } from './deliveryInterval.ts';
import { DeliveryMethod } from './deliveryMethod.ts';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';
import { OrderStatus } from './orderStatus.ts';
import { PaymentMethod } from './paymentMethod.ts';
import { PaymentStatus } from './paymentStatus.ts';
import { StaffBankTransfer } from './staffBankTransfer.ts';
import { StaffContact } from './staffContact.ts';
import { StaffHandPayment } from './staffHandPayment.ts';
import { StaffOrderContract } from './staffOrderContract.ts';
import { StaffOrderLine } from './staffOrderLine.ts';
import { StaffOrderStep } from './staffOrderStep.ts';
import { StaffOrderTicket } from './staffOrderTicket.ts';
import { StaffTransfer } from './staffTransfer.ts';


export const staffOrderNumberMax = 30;

export const staffOrderCustomerNameMax = 302;

export const staffOrderCustomerInnMax = 12;

export const staffOrderDeliveryMax = 1000;

export const staffOrderCommentMax = 2000;

export const staffOrderCancelReasonMax = 500;

export const staffOrderLinesMax = 1000;

export const staffOrderSpentBonusMin = 0;
export const staffOrderSpentBonusMax = 9007199254740991;

export const staffOrderReturnedBonusMin = 0;
export const staffOrderReturnedBonusMax = 9007199254740991;

export const staffOrderBankTransfersMax = 100;

export const staffOrderTransfersMax = 100;

export const staffOrderTicketsMax = 100;

export const staffOrderAllowedStepsMax = 14;

export const staffOrderStepNoteMax = 300;



export const StaffOrder = /*#__PURE__*/ zod.object({
  "id": Id,
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffOrderNumberMax))),
  "status": OrderStatus,
  "confirmedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "customerName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffOrderCustomerNameMax)),
  "customerInn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffOrderCustomerInnMax))),
  "paymentMethod": /*#__PURE__*/ zod.union([PaymentMethod,/*#__PURE__*/ zod.null()]),
  "paymentStatus": PaymentStatus,
  "deliveryMethod": /*#__PURE__*/ zod.union([DeliveryMethod,/*#__PURE__*/ zod.null()]),
  "toPay": Kopecks,
  "buyer": StaffContact,
  "contract": /*#__PURE__*/ zod.union([StaffOrderContract,/*#__PURE__*/ zod.null()]),
  "delivery": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffOrderDeliveryMax))),
  "deliveryCost": /*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()]),
  "deliveryDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "deliveryInterval": /*#__PURE__*/ zod.union([DeliveryInterval,/*#__PURE__*/ zod.null()]),
  "recipient": /*#__PURE__*/ zod.union([StaffContact,/*#__PURE__*/ zod.null()]),
  "comment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffOrderCommentMax)),
  "cancelReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffOrderCancelReasonMax))),
  "lines": /*#__PURE__*/ zod.array(StaffOrderLine).check(/*#__PURE__*/ zod.maxLength(staffOrderLinesMax)),
  "due": Kopecks,
  "returnedAmount": Kopecks,
  "spentBonus": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffOrderSpentBonusMin)).check(/*#__PURE__*/ zod.lte(staffOrderSpentBonusMax)),
  "returnedBonus": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffOrderReturnedBonusMin)).check(/*#__PURE__*/ zod.lte(staffOrderReturnedBonusMax)),
  "refundedAmount": Kopecks,
  "bankReturning": Kopecks,
  "handPayment": /*#__PURE__*/ zod.union([StaffHandPayment,/*#__PURE__*/ zod.null()]),
  "toReturn": Kopecks,
  "bankTransfers": /*#__PURE__*/ zod.array(StaffBankTransfer).check(/*#__PURE__*/ zod.maxLength(staffOrderBankTransfersMax)),
  "transfers": /*#__PURE__*/ zod.array(StaffTransfer).check(/*#__PURE__*/ zod.maxLength(staffOrderTransfersMax)),
  "needsTransfer": /*#__PURE__*/ zod.boolean(),
  "unpaid": /*#__PURE__*/ zod.boolean(),
  "tickets": /*#__PURE__*/ zod.array(StaffOrderTicket).check(/*#__PURE__*/ zod.maxLength(staffOrderTicketsMax)),
  "allowedSteps": /*#__PURE__*/ zod.array(StaffOrderStep).check(/*#__PURE__*/ zod.maxLength(staffOrderAllowedStepsMax)),
  "stepNote": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffOrderStepNoteMax)))
});

export type StaffOrder = zod.input<typeof StaffOrder>;
export type StaffOrderOutput = zod.output<typeof StaffOrder>;
