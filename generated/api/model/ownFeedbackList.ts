import * as zod from 'zod/mini';
import { OwnFeedback } from './ownFeedback.ts';
import { Paging } from './paging.ts';

export const ownFeedbackListItemsMax = 100;



export const OwnFeedbackList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(OwnFeedback).check(/*#__PURE__*/ zod.maxLength(ownFeedbackListItemsMax)),
  "paging": Paging
});

export type OwnFeedbackList = zod.input<typeof OwnFeedbackList>;
export type OwnFeedbackListOutput = zod.output<typeof OwnFeedbackList>;
