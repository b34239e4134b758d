import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const feedbackPhotoUrlMax = 2048;

export const feedbackPhotoThumbnailURLMax = 2048;

export const feedbackPhotoWidthMax = 1600;

export const feedbackPhotoHeightMax = 1600;

export const feedbackPhotoSizeMax = 10485760;



export const FeedbackPhoto = /*#__PURE__*/ zod.object({
  "id": Id,
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(feedbackPhotoUrlMax)),
  "thumbnailURL": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(feedbackPhotoThumbnailURLMax)),
  "width": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(feedbackPhotoWidthMax)),
  "height": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(feedbackPhotoHeightMax)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(feedbackPhotoSizeMax))
});

export type FeedbackPhoto = zod.input<typeof FeedbackPhoto>;
export type FeedbackPhotoOutput = zod.output<typeof FeedbackPhoto>;
