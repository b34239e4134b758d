import { staffOrderMoveReasonMax } from '#generated/api/model/staffOrderMove.ts';
import { all, maxLength, required } from '#src/lib/validation.ts';

/** Maximum length of the reason of a cancellation. */
export const CANCEL_REASON_LIMIT = staffOrderMoveReasonMax;

/** Rules of the form that cancels an order. */
export const cancelRules = { reason: all(required, maxLength(CANCEL_REASON_LIMIT)) };
