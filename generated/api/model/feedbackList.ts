import * as zod from 'zod/mini';
import { Feedback } from './feedback.ts';
import { Paging } from './paging.ts';
import { RatingCount } from './ratingCount.ts';

export const feedbackListItemsMax = 100;

export const feedbackListRatingMax = 5;

export const feedbackListRatingsMin = 5;
export const feedbackListRatingsMax = 5;

export const feedbackListDeniedReasonMax = 500;



export const FeedbackList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Feedback).check(/*#__PURE__*/ zod.maxLength(feedbackListItemsMax)),
  "paging": Paging,
  "rating": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(feedbackListRatingMax))),
  "ratings": /*#__PURE__*/ zod.array(RatingCount).check(/*#__PURE__*/ zod.minLength(feedbackListRatingsMin)).check(/*#__PURE__*/ zod.maxLength(feedbackListRatingsMax)),
  "canWrite": /*#__PURE__*/ zod.boolean(),
  "deniedReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(feedbackListDeniedReasonMax))),
  "ownFeedback": /*#__PURE__*/ zod.union([Feedback,/*#__PURE__*/ zod.null()])
});

export type FeedbackList = zod.input<typeof FeedbackList>;
export type FeedbackListOutput = zod.output<typeof FeedbackList>;
