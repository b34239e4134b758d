import {
  type FeedbackInput,
  feedbackInputAdvantagesMax,
  feedbackInputCommentMax,
  feedbackInputDisadvantagesMax,
} from '#generated/api/model/feedbackInput.ts';
import { all, maxLength, type Rule, required } from '#src/lib/validation.ts';

/** Values of the review form, as entered; the rating as a digit. */
export const emptyReview = { rating: '', comment: '', advantages: '', disadvantages: '' };

export type ReviewValues = typeof emptyReview;

/** Maximum length of a review, by the contract. */
export const COMMENT_LIMIT = feedbackInputCommentMax;

/** Rules of the fields; lengths are those of the contract. */
export const reviewRules: Record<keyof ReviewValues, Rule> = {
  rating: (value) => (value ? null : 'Поставьте оценку'),
  comment: all(required, maxLength(COMMENT_LIMIT)),
  advantages: maxLength(feedbackInputAdvantagesMax),
  disadvantages: maxLength(feedbackInputDisadvantagesMax),
};

/** The request body of the form: trimmed, blank optional fields omitted. */
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
