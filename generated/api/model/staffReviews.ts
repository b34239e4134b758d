import * as zod from 'zod/mini';
import { Paging } from './paging.ts';
import { StaffReview } from './staffReview.ts';

export const staffReviewsItemsMax = 100;



export const StaffReviews = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(StaffReview).check(/*#__PURE__*/ zod.maxLength(staffReviewsItemsMax)),
  "paging": Paging
});

export type StaffReviews = zod.input<typeof StaffReviews>;
export type StaffReviewsOutput = zod.output<typeof StaffReviews>;
