import * as zod from 'zod/mini';

export const newTicketFeedbackRatingMax = 5;

export const newTicketFeedbackCommentMax = 300;



export const NewTicketFeedback = /*#__PURE__*/ zod.object({
  "rating": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(newTicketFeedbackRatingMax)),
  "comment": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newTicketFeedbackCommentMax)))
});

export type NewTicketFeedback = zod.input<typeof NewTicketFeedback>;
export type NewTicketFeedbackOutput = zod.output<typeof NewTicketFeedback>;
