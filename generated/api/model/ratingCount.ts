import * as zod from 'zod/mini';

export const ratingCountRatingMax = 5;

export const ratingCountCountMin = 0;



export const RatingCount = /*#__PURE__*/ zod.object({
  "rating": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ratingCountRatingMax)),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ratingCountCountMin))
});

export type RatingCount = zod.input<typeof RatingCount>;
export type RatingCountOutput = zod.output<typeof RatingCount>;
