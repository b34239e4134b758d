import { describe, expect, it } from 'vitest';
import type { OrderPayment } from '#generated/api/model/orderPayment.ts';
import { pendingReason } from './pending-reason.ts';

const unpaid: OrderPayment = { method: 'SBP', state: 'OnlinePaymentNotPaid', status: 'NotPaid' };

describe('why an order waits for its buyer', () => {
  it.each([
    ['Draft', 'Продолжить'],
    ['CreatingError', 'Повторить'],
    ['NotApproved', 'Исправить'],
    ['Approved', 'Оформить'],
    ['Pending', 'Оплатить'],
  ] as const)('says of %s what to do: %s', (status, action) => {
    expect(pendingReason({ status, payment: unpaid }).action).toBe(action);
  });

  it('asks nobody to pay while the bank is at work', () => {
    const payment: OrderPayment = { ...unpaid, status: 'Pending' };
    expect(pendingReason({ status: 'Pending', payment }).action).toBe('Посмотреть');
  });
});
