import { describe, expect, it } from 'vitest';
import type { OrderPayment } from '#generated/api/model/orderPayment.ts';
import { pendingReason } from './pending-reason.ts';

const unpaid: OrderPayment = { method: 'SBP', state: 'OnlinePaymentNotPaid', status: 'NotPaid' };

describe('pendingReason', () => {
  it.each([
    ['Draft', 'Продолжить'],
    ['CreatingError', 'Повторить'],
    ['NotApproved', 'Исправить'],
    ['Approved', 'Оформить'],
    ['Pending', 'Оплатить'],
  ] as const)('has an action for %s: %s', (status, action) => {
    expect(pendingReason({ status, payment: unpaid }).action).toBe(action);
  });

  it('requests no payment while the bank is deciding', () => {
    const payment: OrderPayment = { ...unpaid, status: 'Pending' };
    expect(pendingReason({ status: 'Pending', payment }).action).toBe('Посмотреть');
  });
});
