import * as zod from 'zod/mini';
import { FeedbackPhoto } from './feedbackPhoto.ts';
import { FeedbackReply } from './feedbackReply.ts';
import { FeedbackStatus } from './feedbackStatus.ts';
import { Id } from './id.ts';

export const feedbackAuthorNameMax = 200;

export const feedbackRatingMax = 5;

export const feedbackCommentMax = 2000;

export const feedbackAdvantagesMax = 1000;

export const feedbackDisadvantagesMax = 1000;

export const feedbackPhotosMax = 5;

export const feedbackRejectionReasonMax = 2000;



export const Feedback = /*#__PURE__*/ zod.object({
  "id": Id,
  "authorName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(feedbackAuthorNameMax)),
  "rating": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(feedbackRatingMax)),
  "comment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(feedbackCommentMax)),
  "advantages": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(feedbackAdvantagesMax)),
  "disadvantages": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(feedbackDisadvantagesMax)),
  "photos": /*#__PURE__*/ zod.array(FeedbackPhoto).check(/*#__PURE__*/ zod.maxLength(feedbackPhotosMax)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "editedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "isOwn": /*#__PURE__*/ zod.boolean(),
  "status": FeedbackStatus,
  "rejectionReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(feedbackRejectionReasonMax))),
  "reply": /*#__PURE__*/ zod.union([FeedbackReply,/*#__PURE__*/ zod.null()])
});

export type Feedback = zod.input<typeof Feedback>;
export type FeedbackOutput = zod.output<typeof Feedback>;
