import * as zod from 'zod/mini';

export const commentMaxLengthsOrderMax = 500;

export const commentMaxLengthsManagerMax = 300;

export const commentMaxLengthsDecisionMax = 500;

export const commentMaxLengthsTicketMessageMax = 2000;

export const commentMaxLengthsTicketFeedbackMax = 300;



export const CommentMaxLengths = /*#__PURE__*/ zod.object({
  "order": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(commentMaxLengthsOrderMax)),
  "manager": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(commentMaxLengthsManagerMax)),
  "decision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(commentMaxLengthsDecisionMax)),
  "ticketMessage": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(commentMaxLengthsTicketMessageMax)),
  "ticketFeedback": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(commentMaxLengthsTicketFeedbackMax))
});

export type CommentMaxLengths = zod.input<typeof CommentMaxLengths>;
export type CommentMaxLengthsOutput = zod.output<typeof CommentMaxLengths>;
