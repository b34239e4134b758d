import * as zod from 'zod/mini';

export const ownDataReviewRatingMax = 5;



export const OwnDataReview = /*#__PURE__*/ zod.object({
  "product": /*#__PURE__*/ zod.string(),
  "rating": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ownDataReviewRatingMax)),
  "comment": /*#__PURE__*/ zod.string(),
  "advantages": /*#__PURE__*/ zod.string(),
  "disadvantages": /*#__PURE__*/ zod.string(),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type OwnDataReview = zod.input<typeof OwnDataReview>;
export type OwnDataReviewOutput = zod.output<typeof OwnDataReview>;
