import * as zod from 'zod/mini';
import { FeedbackTopic } from './feedbackTopic.ts';
import { Id } from './id.ts';
import { OtpConfirmation } from './otpConfirmation.ts';
import { RefundItem } from './refundItem.ts';
import { SupportComment } from './supportComment.ts';

export const refundRequestItemsMax = 1000;



export const RefundRequest = /*#__PURE__*/ zod.object({
  "orderID": Id,
  "comment": SupportComment,
  "refundReason": FeedbackTopic,
  "otpConfirm": OtpConfirmation,
  "items": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(RefundItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(refundRequestItemsMax)))
});

export type RefundRequest = zod.input<typeof RefundRequest>;
export type RefundRequestOutput = zod.output<typeof RefundRequest>;
