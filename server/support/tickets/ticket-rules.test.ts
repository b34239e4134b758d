import { describe, expect, it } from 'vitest';
import { allowedActions, canBecome } from './ticket-rules.ts';

const ticket = { type: 'General', status: 'New', canceled: false, rating: null } as const;

describe('actions of a user', () => {
  it.each([
    [ticket, ['Cancel', 'Reply']],
    [{ ...ticket, status: 'InProgress' as const }, ['Reply']],
    [
      { ...ticket, type: 'WaitingList' as const, status: 'InProgress' as const },
      ['Cancel', 'Reply'],
    ],
    [{ ...ticket, type: 'Refund' as const }, ['Reply']],
    [{ ...ticket, type: 'PartnerOrdersAccess' as const }, ['Reply']],
    [{ ...ticket, status: 'Done' as const }, ['Feedback']],
    [{ ...ticket, status: 'Done' as const, rating: 4 }, []],
    [{ ...ticket, status: 'Done' as const, canceled: true }, []],
  ])('%j: %j', (state, actions) => {
    expect(allowedActions(state)).toEqual(actions);
  });
});

describe('status transitions of a ticket', () => {
  it.each([
    ['New', 'InProgress', true],
    ['New', 'Done', true],
    ['InProgress', 'Done', true],
    ['New', 'New', false],
    ['InProgress', 'InProgress', false],
    ['InProgress', 'New', false],
    ['Done', 'InProgress', false],
    ['Done', 'Done', false],
  ] as const)('%s → %s: %s', (from, to, allowed) => {
    expect(canBecome(from, to)).toBe(allowed);
  });
});
