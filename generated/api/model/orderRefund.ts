import * as zod from 'zod/mini';
import { FeedbackTopic } from './feedbackTopic.ts';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';
import { OrderRefundLine } from './orderRefundLine.ts';
import { RefundState } from './refundState.ts';

export const orderRefundNoteMax = 2000;

export const orderRefundItemsMax = 1000;

export const orderRefundBonusMin = 0;
export const orderRefundBonusMax = 9007199254740991;

export const orderRefundEarnedMin = 0;
export const orderRefundEarnedMax = 9007199254740991;



export const OrderRefund = /*#__PURE__*/ zod.object({
  "id": Id,
  "state": RefundState,
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "decidedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "moneySentAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "refundReason": /*#__PURE__*/ zod.union([FeedbackTopic,/*#__PURE__*/ zod.null()]),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderRefundNoteMax))),
  "ticketID": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "items": /*#__PURE__*/ zod.array(OrderRefundLine).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRefundItemsMax)),
  "goods": Kopecks,
  "delivery": Kopecks,
  "amount": Kopecks,
  "bonus": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderRefundBonusMin)).check(/*#__PURE__*/ zod.lte(orderRefundBonusMax)),
  "earned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderRefundEarnedMin)).check(/*#__PURE__*/ zod.lte(orderRefundEarnedMax))
});

export type OrderRefund = zod.input<typeof OrderRefund>;
export type OrderRefundOutput = zod.output<typeof OrderRefund>;
