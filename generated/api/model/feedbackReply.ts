import * as zod from 'zod/mini';

export const feedbackReplyTextMax = 2000;



export const FeedbackReply = /*#__PURE__*/ zod.object({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(feedbackReplyTextMax)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type FeedbackReply = zod.input<typeof FeedbackReply>;
export type FeedbackReplyOutput = zod.output<typeof FeedbackReply>;
