import {
  type FeedbackInput,
  feedbackInputAdvantagesMax,
  feedbackInputCommentMax,
  feedbackInputDisadvantagesMax,
} from '#generated/api/model/feedbackInput.ts';
import { all, maxLength, required } from '#src/lib/validation.ts';

/** Values of the review form, as entered; the rating as a digit. */
export interface ReviewValues extends Record<string, unknown> {
  rating: string;
  comment: string;
  advantages: string;
  disadvantages: string;
  /** Photos to add. */
  added: File[];
  /** Ids of stored photos to delete. */
  removed: string[];
}

/** The form filled in with a review to change, or empty. */
export function reviewValues(own?: FeedbackInput): ReviewValues {
  return {
    rating: own ? String(own.rating) : '',
    comment: own?.comment ?? '',
    advantages: own?.advantages ?? '',
    disadvantages: own?.disadvantages ?? '',
    added: [],
    removed: [],
  };
}

/** Maximum length of a review, by the contract. */
export const COMMENT_LIMIT = feedbackInputCommentMax;

/** Rules of the fields; lengths are those of the contract. */
export const reviewRules = {
  rating: (value: string) => (value ? null : 'Поставьте оценку'),
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
