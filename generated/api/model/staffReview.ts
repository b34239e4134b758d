import * as zod from 'zod/mini';
import { FeedbackPhoto } from './feedbackPhoto.ts';
import { FeedbackStatus } from './feedbackStatus.ts';
import { Id } from './id.ts';

export const staffReviewKeyMax = 60;


export const staffReviewKeyRegExp = new RegExp('^[a-z0-9.]+$');
export const staffReviewRejectionReasonMax = 2000;

export const staffReviewProductNameMax = 500;

export const staffReviewProductSlugMax = 300;

export const staffReviewRatingMax = 5;

export const staffReviewAuthorNameMax = 302;

export const staffReviewCommentMax = 2000;

export const staffReviewAdvantagesMax = 2000;

export const staffReviewDisadvantagesMax = 2000;

export const staffReviewPhotosMax = 10;



export const StaffReview = /*#__PURE__*/ zod.object({
  "id": Id,
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffReviewKeyMax)).check(/*#__PURE__*/ zod.regex(staffReviewKeyRegExp)),
  "status": FeedbackStatus,
  "rejectionReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffReviewRejectionReasonMax))),
  "productName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffReviewProductNameMax)),
  "productSlug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffReviewProductSlugMax)),
  "rating": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(staffReviewRatingMax)),
  "authorName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffReviewAuthorNameMax)),
  "comment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffReviewCommentMax)),
  "advantages": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffReviewAdvantagesMax)),
  "disadvantages": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffReviewDisadvantagesMax)),
  "photos": /*#__PURE__*/ zod.array(FeedbackPhoto).check(/*#__PURE__*/ zod.maxLength(staffReviewPhotosMax)),
  "sentAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "dueOn": /*#__PURE__*/ zod.iso.date(),
  "isLate": /*#__PURE__*/ zod.boolean()
});

export type StaffReview = zod.input<typeof StaffReview>;
export type StaffReviewOutput = zod.output<typeof StaffReview>;
