import type { ApprovalDiff } from '#generated/api/model/approvalDiff.ts';
import type { ApprovalEvent } from '#generated/api/model/approvalEvent.ts';

/** Edits of one person that follow each other within this time are one row, milliseconds. */
const ONE_EDIT_MS = 60_000;

/** The history with edits of one go as one event: what was before the first, what is after the last. */
export function mergeEdits(events: readonly ApprovalEvent[]): ApprovalEvent[] {
  const merged: ApprovalEvent[] = [];
  for (const event of events) {
    const last = merged.at(-1);
    if (last && isOneEdit(last, event)) {
      merged[merged.length - 1] = { ...event, diff: joinDiffs(last.diff, event.diff) };
    } else {
      merged.push(event);
    }
  }
  return merged;
}

/** Whether the second event goes on with the edit of the first. */
function isOneEdit(last: ApprovalEvent, next: ApprovalEvent): boolean {
  return (
    last.kind === 'Edited' &&
    next.kind === 'Edited' &&
    last.actor?.employeeID === next.actor?.employeeID &&
    last.comment === null &&
    next.comment === null &&
    Date.parse(next.at) - Date.parse(last.at) < ONE_EDIT_MS
  );
}

function joinDiffs(first: ApprovalDiff | null, second: ApprovalDiff | null): ApprovalDiff | null {
  if (first === null || second === null) return first ?? second;
  return {
    fromVersion: first.fromVersion,
    toVersion: second.toVersion,
    lines: joinChanges(first.lines, second.lines, ({ productID }) => productID).filter(
      ({ was, now }) => was?.quantity !== now?.quantity || was?.price !== now?.price,
    ),
    fields: joinChanges(first.fields, second.fields, ({ field }) => field).filter(
      ({ was, now }) => was !== now,
    ),
    totalWas: first.totalWas,
    totalNow: second.totalNow,
  };
}

/** Changes by key: `was` of the first that names it, the rest of the last. */
function joinChanges<C extends { was: unknown }>(
  first: readonly C[],
  second: readonly C[],
  keyOf: (change: C) => string,
): C[] {
  const joined = new Map(first.map((change) => [keyOf(change), change]));
  for (const change of second) {
    const { was } = joined.get(keyOf(change)) ?? change;
    joined.set(keyOf(change), { ...change, was });
  }
  return [...joined.values()];
}

/** Whether there is anything to show of a difference. */
export function hasChanges({ lines, fields, totalWas, totalNow }: ApprovalDiff): boolean {
  return lines.length > 0 || fields.length > 0 || totalWas !== totalNow;
}
