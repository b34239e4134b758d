import * as zod from 'zod/mini';
import { ApprovalVersion } from './approvalVersion.ts';

export const declineOrderCommentMax = 500;


export const declineOrderCommentRegExp = new RegExp('\\S');


export const DeclineOrder = /*#__PURE__*/ zod.object({
  "version": ApprovalVersion,
  "comment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(declineOrderCommentMax)).check(/*#__PURE__*/ zod.regex(declineOrderCommentRegExp))
});

export type DeclineOrder = zod.input<typeof DeclineOrder>;
export type DeclineOrderOutput = zod.output<typeof DeclineOrder>;
