import type { FeedbackTopic } from '#generated/api/model/feedbackTopic.ts';
import { SupportCommentMax } from '#generated/api/model/supportComment.ts';
import { refundLabels } from '#src/lib/refund-labels.ts';
import { all, maxLength, type Rule, required } from '#src/lib/validation.ts';

/** Most characters of a comment, by the contract. */
export const COMMENT_LIMIT = SupportCommentMax;

/** Why an order is returned, in the order of the list. */
export const refundReasons: Record<FeedbackTopic, string> = refundLabels;

/** What the first stage holds; no reason is an empty one. */
export interface RefundValues extends Record<string, unknown> {
  reason: FeedbackTopic | '';
  comment: string;
}

export const emptyRefund: RefundValues = { reason: '', comment: '' };

const comment: Rule = all(required, maxLength(COMMENT_LIMIT));

/** Rules of the first stage. */
export const refundRules = {
  reason: (reason: RefundValues['reason']) =>
    reason === '' ? 'Не указана причина возврата' : null,
  comment,
};

/** Reads the chosen reason; '' for anything that is none. */
export function readReason(value: string): RefundValues['reason'] {
  return Object.hasOwn(refundReasons, value) ? (value as FeedbackTopic) : '';
}

/** What was typed or pasted as a code, without anything that is no digit. */
export function codeDigits(typed: string, length: number): string {
  return typed.replace(/\D/g, '').slice(0, length);
}
