import * as zod from 'zod/mini';
import { FeedbackTopic } from './feedbackTopic.ts';
import { Kopecks } from './kopecks.ts';
import { OwnDataPieces } from './ownDataPieces.ts';
import { RefundState } from './refundState.ts';

export const ownDataRefundItemsMax = 10000;



export const OwnDataRefund = /*#__PURE__*/ zod.object({
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "state": RefundState,
  "reason": /*#__PURE__*/ zod.union([FeedbackTopic,/*#__PURE__*/ zod.null()]),
  "amount": Kopecks,
  "items": /*#__PURE__*/ zod.array(OwnDataPieces).check(/*#__PURE__*/ zod.maxLength(ownDataRefundItemsMax))
});

export type OwnDataRefund = zod.input<typeof OwnDataRefund>;
export type OwnDataRefundOutput = zod.output<typeof OwnDataRefund>;
