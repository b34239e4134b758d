import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Approval } from '#generated/api/model/approval.ts';
import { createApprovalChanges } from './approval-changes.ts';

/** A server that increments the version with each edit and rejects an outdated one. */
function startServer() {
  const sent: [part: string, value: string | number, version: number][] = [];
  const conflicts: unknown[] = [];
  let stored = 1;
  let shown = 1;
  const changes = createApprovalChanges({
    version: () => shown,
    onSaved: ({ version }) => {
      shown = version;
    },
    onConflict: (error) => {
      conflicts.push(error);
      shown = stored;
      return error instanceof RangeError;
    },
  });
  const edit = (part: `product:${string}` | 'payment', value: string | number) =>
    changes.edit(
      {
        part,
        value,
        send: async (version) => {
          sent.push([part, value, version]);
          await new Promise((resolve) => setTimeout(resolve, 1000));
          if (version !== stored) throw new RangeError('stale');
          stored += 1;
          return { version: stored } as Approval;
        },
      },
      typeof value === 'number' ? 'debounced' : 'at once',
    );
  return {
    sent,
    conflicts,
    changes,
    edit,
    /** Edits the order as another user. */
    editElsewhere: () => {
      stored += 1;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('approval changes', () => {
  it('send the last of several clicks, and later ones with the version of the last response', async () => {
    const { sent, changes, edit } = startServer();
    for (const quantity of [9, 8, 7]) edit('product:a', quantity);
    expect(changes.pending.get().get('product:a')).toBe(7);
    await vi.advanceTimersByTimeAsync(500);
    for (const quantity of [6, 5]) edit('product:a', quantity);
    edit('payment', 'Invoice');
    const settled = changes.settle();
    await vi.runAllTimersAsync();
    expect(await settled).toBe(true);
    expect(sent).toEqual([
      ['product:a', 7, 1],
      ['payment', 'Invoice', 2],
      ['product:a', 5, 3],
    ]);
    expect(changes.pending.get().size).toBe(0);
  });

  it('drop what waits when another user has changed the order', async () => {
    const { sent, conflicts, changes, edit, editElsewhere } = startServer();
    editElsewhere();
    edit('product:a', 9);
    edit('product:b', 3);
    const settled = changes.settle();
    await vi.advanceTimersByTimeAsync(100);
    edit('product:a', 8);
    await vi.runAllTimersAsync();
    expect(await settled).toBe(false);
    expect(conflicts).toHaveLength(1);
    expect(sent).toEqual([['product:a', 9, 1]]);
    expect(changes.pending.get().size).toBe(0);
  });
});
