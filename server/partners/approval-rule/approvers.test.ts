import { describe, expect, it } from 'vitest';
import { approversFor, isQuorate } from './approvers.ts';

const joinedAt = new Date('2026-01-01T00:00:00Z');
const igor = { id: 'igor', role: 'Owner', isApprover: false, isBlocked: false, joinedAt } as const;
const oleg = {
  id: 'oleg',
  role: 'Approver',
  isApprover: true,
  isBlocked: false,
  joinedAt,
} as const;
const maria = {
  id: 'maria',
  role: 'Employee',
  isApprover: false,
  isBlocked: false,
  joinedAt,
} as const;
const people = [igor, oleg, maria];
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('approvers of an order', () => {
  it('are all approvers but the author', () => {
    expect(ids(approversFor(people, 'maria', { selfApproval: false }))).toEqual(['oleg']);
    const both = [{ ...igor, isApprover: true }, oleg, maria];
    expect(ids(approversFor(both, 'oleg', { selfApproval: false }))).toEqual(['igor']);
  });

  it('include the author when the company allows it', () => {
    expect(ids(approversFor(people, 'oleg', { selfApproval: true }))).toEqual(['oleg']);
    expect(ids(approversFor(people, 'maria', { selfApproval: true }))).toEqual(['oleg']);
  });

  it('are the other owners, if any, when the author is the only approver', () => {
    expect(ids(approversFor(people, 'oleg', { selfApproval: false }))).toEqual(['igor']);
    const alone = [{ ...igor, isApprover: true }];
    expect(approversFor(alone, 'igor', { selfApproval: false })).toEqual([]);
  });

  it('exclude blocked and invited employees', () => {
    const blocked = [igor, { ...oleg, isBlocked: true }, maria];
    expect(ids(approversFor(blocked, 'maria', { selfApproval: false }))).toEqual(['igor']);
    const invited = [igor, { ...oleg, joinedAt: null }, maria];
    expect(ids(approversFor(invited, 'maria', { selfApproval: false }))).toEqual(['igor']);
  });
});

describe('a quorum', () => {
  it('is one consent, or all consents', () => {
    const mixed = [{ status: 'Approved' }, { status: 'Pending' }] as const;
    expect(isQuorate('Any', mixed)).toBe(true);
    expect(isQuorate('All', mixed)).toBe(false);
    expect(isQuorate('All', [{ status: 'Approved' }])).toBe(true);
    expect(isQuorate('All', [])).toBe(false);
    expect(isQuorate('Any', [])).toBe(false);
  });
});
