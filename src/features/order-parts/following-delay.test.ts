import { expect, it } from 'vitest';
import type { OrderPayment } from '#generated/api/model/orderPayment.ts';
import { followingDelay } from './following-delay.ts';

const payment: OrderPayment = { method: 'Cash', state: 'CashConfirmed', status: 'NotPaid' };

it('follows an order under way, more closely while the bank is at work', () => {
  const order = { status: 'Shipped', step: 'Details', payment } as const;
  const slow = followingDelay(order);
  const quick = followingDelay({ ...order, payment: { ...payment, status: 'Pending' } });
  expect(slow).not.toBe(false);
  expect(Number(quick)).toBeLessThan(Number(slow));
});

it('leaves a draft and an order that is over alone', () => {
  expect(followingDelay({ status: 'Draft', step: 'Checkout', payment })).toBe(false);
  expect(followingDelay({ status: 'Succeeded', step: 'Details', payment })).toBe(false);
});
