import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeBegunPayment, takePaymentResult } from './begun-payment.ts';

const payment = { method: 'BankCard', state: 'CashConfirmed', status: 'NotPaid' } as const;
const unpaid = { id: '240501', payment };
const declined = { ...unpaid, paymentDeclinedAt: '2026-03-12T09:51:00.000Z' };
const paid = { id: '240501', payment: { ...payment, status: 'Paid' } } as const;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('takePaymentResult: reports the payment that was begun here, once', () => {
  expect(takePaymentResult(paid)).toBeNull();
  storeBegunPayment(unpaid);
  expect(takePaymentResult(unpaid)).toBeNull();
  expect(takePaymentResult(paid)?.message).toBe('Оплата прошла, заказ оплачен');
  expect(takePaymentResult(paid)).toBeNull();
});

it('takePaymentResult: reports a decline, but not that of the attempt before', () => {
  storeBegunPayment(unpaid);
  expect(takePaymentResult(declined)).toMatchObject({
    tone: 'error',
    message: 'Оплата не прошла, деньги не списаны',
  });
  storeBegunPayment(declined);
  expect(takePaymentResult(declined)).toBeNull();
  const again = { ...declined, paymentDeclinedAt: '2026-03-12T09:53:00.000Z' };
  expect(takePaymentResult(again)?.tone).toBe('error');
});
