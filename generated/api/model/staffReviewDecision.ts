import * as zod from 'zod/mini';

export const staffReviewDecisionKeyMax = 60;

export const staffReviewDecisionReasonMax = 2000;


export const staffReviewDecisionReasonRegExp = new RegExp('\\S');


export const StaffReviewDecision = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffReviewDecisionKeyMax)),
  "decision": /*#__PURE__*/ zod.enum(['Publish', 'Reject']),
  "reason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffReviewDecisionReasonMax)).check(/*#__PURE__*/ zod.regex(staffReviewDecisionReasonRegExp)))
});

export type StaffReviewDecision = zod.input<typeof StaffReviewDecision>;
export type StaffReviewDecisionOutput = zod.output<typeof StaffReviewDecision>;
