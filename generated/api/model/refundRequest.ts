import * as zod from 'zod/mini';
import { FeedbackTopic } from './feedbackTopic.ts';
import { Id } from './id.ts';
import { OtpConfirmation } from './otpConfirmation.ts';
import { SupportComment } from './supportComment.ts';

export const RefundRequest = /*#__PURE__*/ zod.object({
  "orderID": Id,
  "comment": SupportComment,
  "refundReason": FeedbackTopic,
  "otpConfirm": OtpConfirmation
});

export type RefundRequest = zod.input<typeof RefundRequest>;
export type RefundRequestOutput = zod.output<typeof RefundRequest>;
