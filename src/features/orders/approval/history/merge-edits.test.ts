import { describe, expect, it } from 'vitest';
import type { ApprovalEvent } from '#generated/api/model/approvalEvent.ts';
import { hasChanges, mergeEdits } from './merge-edits.ts';

const oleg = { employeeID: 'oleg', name: 'Олег Орлов', position: null, isMe: false };
const state = (quantity: number) => ({ quantity, price: 100, amount: quantity * 100 });

/** An edit of one line, at a second of one hour. */
function edit(version: number, second: number, was: number, now: number): ApprovalEvent {
  return {
    id: String(version),
    at: new Date(Date.UTC(2026, 2, 12, 11, 0, second)).toISOString(),
    kind: 'Edited',
    actor: oleg,
    version,
    comment: null,
    diff: {
      fromVersion: version - 1,
      toVersion: version,
      lines: [{ productID: 'a', name: 'Товар', was: state(was), now: state(now) }],
      fields: [],
      totalWas: was * 100,
      totalNow: now * 100,
    },
  };
}

describe('merged edits', () => {
  it('are one event from the first state to the last', () => {
    const [only, ...others] = mergeEdits([edit(2, 0, 9, 8), edit(3, 40, 8, 6), edit(4, 70, 6, 5)]);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ id: '4', version: 4 });
    expect(only?.diff).toEqual({
      fromVersion: 1,
      toVersion: 4,
      lines: [{ productID: 'a', name: 'Товар', was: state(9), now: state(5) }],
      fields: [],
      totalWas: 900,
      totalNow: 500,
    });
  });

  it('stay apart after a minute, by another person and across another event', () => {
    const later = [edit(2, 0, 9, 8), edit(3, 60, 8, 7)];
    expect(mergeEdits(later)).toEqual(later);
    const other = { ...edit(3, 5, 8, 7), actor: { ...oleg, employeeID: 'anna' } };
    expect(mergeEdits([edit(2, 0, 9, 8), other])).toHaveLength(2);
    const approved = { ...edit(3, 5, 8, 7), kind: 'Approved' as const, diff: null };
    expect(mergeEdits([edit(2, 0, 9, 8), approved, edit(3, 6, 8, 7)])).toHaveLength(3);
  });

  it('that come back to the beginning have nothing to show', () => {
    const [only] = mergeEdits([edit(2, 0, 9, 8), edit(3, 5, 8, 9)]);
    expect(only?.diff && hasChanges(only.diff)).toBe(false);
    const [change] = mergeEdits([edit(2, 0, 9, 8)]);
    expect(change?.diff && hasChanges(change.diff)).toBe(true);
  });
});
