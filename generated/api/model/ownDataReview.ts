import * as zod from 'zod/mini';
import { FeedbackStatus } from './feedbackStatus.ts';

export const ownDataReviewRatingMax = 5;

export const ownDataReviewPhotosMin = 0;



export const OwnDataReview = /*#__PURE__*/ zod.object({
  "product": /*#__PURE__*/ zod.string(),
  "rating": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ownDataReviewRatingMax)),
  "comment": /*#__PURE__*/ zod.string(),
  "advantages": /*#__PURE__*/ zod.string(),
  "disadvantages": /*#__PURE__*/ zod.string(),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "status": FeedbackStatus,
  "reply": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "photos": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ownDataReviewPhotosMin))
});

export type OwnDataReview = zod.input<typeof OwnDataReview>;
export type OwnDataReviewOutput = zod.output<typeof OwnDataReview>;
