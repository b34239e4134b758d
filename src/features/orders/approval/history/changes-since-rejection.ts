import type { ApprovalDiff } from '#generated/api/model/approvalDiff.ts';
import type { ApprovalEvent } from '#generated/api/model/approvalEvent.ts';
import { hasChanges } from './merge-edits.ts';

/** What the buyer changed of a rejected order that awaits a decision again; null for any other. */
export function changesSinceRejection(history: readonly ApprovalEvent[]): ApprovalDiff | null {
  const decisive = history.findLast(({ kind }) => kind === 'Requested' || kind === 'Declined');
  const diff = decisive?.kind === 'Requested' ? decisive.diff : null;
  return diff !== null && hasChanges(diff) ? diff : null;
}
