import * as zod from 'zod/mini';

export const feedbackInputRatingMax = 5;

export const feedbackInputCommentMax = 2000;


export const feedbackInputCommentRegExp = new RegExp('\\S');
export const feedbackInputAdvantagesMax = 1000;

export const feedbackInputDisadvantagesMax = 1000;



export const FeedbackInput = /*#__PURE__*/ zod.object({
  "rating": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(feedbackInputRatingMax)),
  "comment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(feedbackInputCommentMax)).check(/*#__PURE__*/ zod.regex(feedbackInputCommentRegExp)),
  "advantages": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(feedbackInputAdvantagesMax))),
  "disadvantages": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(feedbackInputDisadvantagesMax)))
});

export type FeedbackInput = zod.input<typeof FeedbackInput>;
export type FeedbackInputOutput = zod.output<typeof FeedbackInput>;
