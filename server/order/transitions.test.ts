import { describe, expect, it } from 'vitest';
import { buyerActions, canBecome, holdsStock, orderStatuses, stepOf } from './transitions.ts';

describe('canBecome', () => {
  it('lets an order go the whole way and no other', () => {
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

  it('tries an order again after an error, and never comes back to a draft', () => {
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
  it('offers confirmation only when the checkout is ready', () => {
    expect(buyerActions('Draft', false)).toEqual(['Edit', 'Cancel', 'Delete']);
    expect(buyerActions('Draft', true)).toContain('Confirm');
    expect(buyerActions('CreatingError', true)).toContain('Retry');
  });

  it('offers nothing while the order is being created, and only a repeat once it is shipped', () => {
    expect(buyerActions('WaitingForCreating', true)).toEqual([]);
    expect(buyerActions('Pending', false)).toEqual(['Cancel', 'Repeat']);
    expect(buyerActions('Shipped', false)).toEqual(['Repeat']);
  });

  it('offers to cancel exactly where the table allows it', () => {
    for (const status of orderStatuses) {
      expect(buyerActions(status, false).includes('Cancel')).toBe(canBecome(status, 'Canceled'));
    }
  });
});

describe('holdsStock', () => {
  it('is so from confirmation until the order is canceled or failed', () => {
    expect(holdsStock('Draft')).toBe(false);
    expect(holdsStock('WaitingForCreating')).toBe(true);
    expect(holdsStock('Shipped')).toBe(true);
    expect(holdsStock('CreatingError')).toBe(false);
    expect(holdsStock('Canceled')).toBe(false);
  });
});
