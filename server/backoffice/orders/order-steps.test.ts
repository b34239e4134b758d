import { describe, expect, it } from 'vitest';
import { allowedSteps } from './order-steps.ts';

const order = { status: 'Pending', paymentMethod: 'Cash', paymentStatus: 'NotPaid' } as const;

describe('The steps of staff', () => {
  it('confirm an order that is paid in advance only once it is paid', () => {
    expect(allowedSteps(order)).toEqual(['Confirm', 'Cancel', 'Pay']);
    const byQr = { ...order, paymentMethod: 'SBP' } as const;
    expect(allowedSteps(byQr)).toEqual(['Cancel', 'Pay']);
    expect(allowedSteps({ ...byQr, paymentStatus: 'Paid' })).toEqual(['Confirm', 'Cancel']);
  });

  it('accept what a manager has, and confirm it after that', () => {
    const handed = { ...order, status: 'PendingManager' } as const;
    expect(allowedSteps(handed)).toEqual(['Accept', 'Cancel', 'Pay']);
  });

  it('decline a return while it waits for a decision', () => {
    const received = { ...order, status: 'Succeeded', paymentStatus: 'Paid' } as const;
    expect(allowedSteps(received)).toEqual(['Return']);
    expect(allowedSteps(received, { isReturning: true })).toEqual(['Return', 'Decline']);
    expect(allowedSteps(received, { isDivisible: true })).toEqual(['Return', 'ReturnPart']);
    const waiting = { ...received, status: 'WaitingForRefund' } as const;
    expect(allowedSteps(waiting)).toEqual(['Refund', 'Decline']);
  });

  it.each([
    'CreatingError',
    'WaitingForCreating',
    'WaitingForApprove',
    'Canceled',
    'Refunded',
  ] as const)(
    'record no payment for %s: its buyer may change or delete it, or owes nothing',
    (status) => {
      expect(allowedSteps({ ...order, status })).not.toContain('Pay');
    },
  );
});
