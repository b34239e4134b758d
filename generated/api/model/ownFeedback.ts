import * as zod from 'zod/mini';
import { Feedback } from './feedback.ts';
import { ProductLine } from './productLine.ts';

export const OwnFeedback = /*#__PURE__*/ zod.object({
  "feedback": Feedback,
  "product": ProductLine
});

export type OwnFeedback = zod.input<typeof OwnFeedback>;
export type OwnFeedbackOutput = zod.output<typeof OwnFeedback>;
