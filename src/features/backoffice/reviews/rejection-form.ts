import { staffReviewDecisionReasonMax } from '#generated/api/model/staffReviewDecision.ts';
import { all, maxLength, required } from '#src/lib/validation.ts';

/** Maximum length of the reason of a rejection. */
export const REASON_LIMIT = staffReviewDecisionReasonMax;

/** Rules of the form that rejects a review. */
export const rejectionRules = { reason: all(required, maxLength(REASON_LIMIT)) };
