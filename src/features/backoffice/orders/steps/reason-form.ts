import { staffOrderMoveReasonMax } from '#generated/api/model/staffOrderMove.ts';
import { all, maxLength, required } from '#src/lib/validation.ts';

/** Maximum length of the reason of a step. */
export const STEP_REASON_LIMIT = staffOrderMoveReasonMax;

/** Rules of the form of a step with a reason. */
export const reasonRules = { reason: all(required, maxLength(STEP_REASON_LIMIT)) };
