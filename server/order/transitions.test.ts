import { describe, expect, it } from 'vitest';
import type { OrderStatus } from './schemas.ts';
import { type ActionCase, buyerActions, canBecome, orderStatuses, stepOf } from './transitions.ts';

describe('canBecome', () => {
  it('lets an order take every step in sequence and no other', () => {
    const way = [
      'Draft',
      'WaitingForCreating',
      'Pending',
      'Confirmed',
      'WaitingForPicking',
      'WaitingForShipping',
      'Shipped',
      'Succeeded',
      'WaitingForRefund',
      'Refunded',
    ] as const;
    for (const [index, from] of way.entries()) {
      const next = way[index + 1];
      const reached = way.filter((to) => canBecome(from, to));
      expect(reached).toEqual(next === undefined ? [] : [next]);
    }
  });

  it('lets every order be canceled before it is shipped, but not while it is being created', () => {
    const cancelable = orderStatuses.filter((status) => canBecome(status, 'Canceled'));
    expect(cancelable.toSorted()).toEqual(
      [
        'Draft',
        'WaitingForApprove',
        'NotApproved',
        'Approved',
        'CreatingError',
        'PendingManager',
        'Pending',
        'Confirmed',
        'WaitingForPicking',
        'WaitingForShipping',
      ].toSorted(),
    );
  });

  it('lets an order be retried after an error, and never become a draft again', () => {
    expect(canBecome('CreatingError', 'WaitingForCreating')).toBe(true);
    expect(orderStatuses.filter((status) => canBecome(status, 'Draft'))).toEqual([]);
  });

  it('reaches every state from a draft', () => {
    const reached = new Set(['Draft']);
    for (const from of reached) {
      for (const to of orderStatuses) if (canBecome(from as 'Draft', to)) reached.add(to);
    }
    expect([...reached].toSorted()).toEqual(orderStatuses.toSorted());
  });
});

describe('stepOf', () => {
  it.each([
    ['Draft', 'Checkout'],
    ['NotApproved', 'Approval'],
    ['WaitingForCreating', 'WaitingForCreating'],
    ['CreatingError', 'CreatingError'],
    ['Pending', 'Details'],
    ['Canceled', 'Details'],
  ] as const)('shows %s as %s', (status, step) => {
    expect(stepOf(status)).toBe(step);
  });
});

describe('buyerActions', () => {
  const actions = (status: OrderStatus, isReady = false, more: Partial<ActionCase> = {}) =>
    buyerActions({ status, paymentMethod: 'Cash', paymentStatus: 'NotPaid', ...more }, isReady);

  it('offers confirmation only when the checkout is ready', () => {
    expect(actions('Draft')).toEqual(['Edit', 'Cancel', 'Delete']);
    expect(actions('Draft', true)).toContain('Confirm');
    expect(actions('CreatingError', true)).toContain('Retry');
  });

  it('offers nothing while the order is being created, and only a repeat once it is shipped', () => {
    expect(actions('WaitingForCreating', true)).toEqual([]);
    expect(actions('Pending')).toEqual(['Cancel', 'Repeat']);
    expect(actions('Shipped')).toEqual(['Repeat']);
    expect(actions('Succeeded')).toEqual(['Repeat', 'Refund']);
  });

  it('offers to cancel exactly where the table allows it', () => {
    for (const status of orderStatuses) {
      expect(actions(status).includes('Cancel')).toBe(canBecome(status, 'Canceled'));
    }
  });

  it('offers Pay for an unpaid online order, and no Cancel while payment is pending', () => {
    const online = { paymentMethod: 'SBP' } as const;
    expect(actions('Pending', false, online)).toEqual(['Pay', 'Cancel', 'Repeat']);
    expect(actions('Pending', false, { ...online, paymentStatus: 'Pending' })).toEqual(['Repeat']);
    expect(actions('Pending', false, { ...online, paymentStatus: 'Paid' })).toEqual([
      'Cancel',
      'Repeat',
    ]);
    expect(actions('Draft', false, online)).not.toContain('Pay');
  });
});
