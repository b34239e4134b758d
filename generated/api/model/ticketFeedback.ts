import * as zod from 'zod/mini';

export const ticketFeedbackRatingMax = 5;

export const ticketFeedbackCommentMax = 300;



export const TicketFeedback = /*#__PURE__*/ zod.object({
  "rating": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ticketFeedbackRatingMax)),
  "comment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ticketFeedbackCommentMax)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type TicketFeedback = zod.input<typeof TicketFeedback>;
export type TicketFeedbackOutput = zod.output<typeof TicketFeedback>;
