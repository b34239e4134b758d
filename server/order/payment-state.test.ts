import { describe, expect, it } from 'vitest';
import { isUnpaidOnReceipt, paymentOf } from './payment-state.ts';

describe('paymentOf', () => {
  it('counts payment on delivery as settled once the order is confirmed', () => {
    const order = {
      paymentMethod: 'BankCard',
      paymentStatus: 'NotPaid',
      onlinePaymentID: null,
    } as const;
    expect(paymentOf({ ...order, status: 'Draft' }).state).toBe('Unknown');
    expect(paymentOf({ ...order, status: 'Pending' })).toEqual({
      method: 'BankCard',
      state: 'CashConfirmed',
      status: 'NotPaid',
    });
    expect(paymentOf({ ...order, status: 'PendingManager' }).state).toBe('PendingManager');
  });

  it.each([
    ['NotPaid', 'OnlinePaymentNotPaid'],
    ['Pending', 'OnlinePaymentProcessing'],
    ['Paid', 'OnlinePaymentPaid'],
  ] as const)('shows an online payment that is %s as %s', (paymentStatus, state) => {
    const order = { status: 'Pending', paymentStatus, onlinePaymentID: 'pay-1' } as const;
    expect(paymentOf({ ...order, paymentMethod: 'SBP' }).state).toBe(state);
    const byCard = paymentStatus === 'NotPaid' ? 'CashConfirmed' : state;
    expect(paymentOf({ ...order, paymentMethod: 'BankCard' }).state).toBe(byCard);
  });
});

it.each([
  ['Invoice', 'NotPaid', true],
  ['Invoice', 'Paid', false],
  // A manager took the order over without a method: no money is known that could go back.
  [null, 'NotPaid', true],
  [null, 'Paid', false],
  // Paid on receipt, or before; the status says that it has gone back since.
  ['Cash', 'NotPaid', false],
  ['BankCard', 'NotPaid', false],
  ['SBP', 'NotPaid', false],
] as const)(
  'isUnpaidOnReceipt: an order by %s that is %s: %s',
  (paymentMethod, paymentStatus, is) => {
    const order = { status: 'Refunded', onlinePaymentID: null } as const;
    expect(isUnpaidOnReceipt({ ...order, paymentMethod, paymentStatus })).toBe(is);
  },
);
