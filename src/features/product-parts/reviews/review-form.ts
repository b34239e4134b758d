import {
  type FeedbackInput,
  feedbackInputAdvantagesMax,
  feedbackInputCommentMax,
  feedbackInputDisadvantagesMax,
} from '#generated/api/model/feedbackInput.ts';
import { all, maxLength, type Rule, required } from '#src/lib/validation.ts';

/** What the form of a review holds: every field as it is entered, the mark as its digit. */
export const emptyReview = { rating: '', comment: '', advantages: '', disadvantages: '' };

export type ReviewValues = typeof emptyReview;

/** Most characters of a review, by the contract. */
export const COMMENT_LIMIT = feedbackInputCommentMax;

/** Rules of the fields; lengths are those of the contract. */
export const reviewRules: Record<keyof ReviewValues, Rule> = {
  rating: (value) => (value ? null : 'Поставьте оценку'),
  comment: all(required, maxLength(COMMENT_LIMIT)),
  advantages: maxLength(feedbackInputAdvantagesMax),
  disadvantages: maxLength(feedbackInputDisadvantagesMax),
};

/** The form as the server takes it: trimmed, blank optional fields left out. */
export function newReview({
  rating,
  comment,
  advantages,
  disadvantages,
}: ReviewValues): FeedbackInput {
  const [good, bad] = [advantages.trim(), disadvantages.trim()];
  return {
    rating: Number(rating),
    comment: comment.trim(),
    ...(good && { advantages: good }),
    ...(bad && { disadvantages: bad }),
  };
}
