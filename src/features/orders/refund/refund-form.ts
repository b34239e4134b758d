import type { FeedbackTopic } from '#generated/api/model/feedbackTopic.ts';
import { refundLabels } from '#src/lib/labels/refund-labels.ts';
import { all, maxLength, type Rule, required } from '#src/lib/validation.ts';

/** Reasons for a return, in display order. */
export const refundReasons: Record<FeedbackTopic, string> = refundLabels;

/** Values of the step of the reason; '' without a reason. */
export interface RefundValues extends Record<string, unknown> {
  reason: FeedbackTopic | '';
  comment: string;
}

export const emptyRefund: RefundValues = { reason: '', comment: '' };

/**
 * Rules of the step of the reason.
 * @param limit maximum length of the comment, from the settings.
 */
export function refundRules(limit: number) {
  const comment: Rule = all(required, maxLength(limit));
  return {
    reason: (reason: RefundValues['reason']) =>
      reason === '' ? 'не указана причина возврата' : null,
    comment,
  };
}

/** The digits of a typed or pasted code. */
export function codeDigits(typed: string, length: number): string {
  return typed.replace(/\D/g, '').slice(0, length);
}
