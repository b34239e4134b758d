import * as zod from 'zod/mini';

export const FeedbackStatus = /*#__PURE__*/ zod.enum(['Moderation', 'Published', 'Rejected']);

export type FeedbackStatus = zod.input<typeof FeedbackStatus>;
export type FeedbackStatusOutput = zod.output<typeof FeedbackStatus>;
