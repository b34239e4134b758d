import { expect, it } from 'vitest';
import type { OrderPayment } from '#generated/api/model/orderPayment.ts';
import { followingDelay } from './following-delay.ts';

const payment: OrderPayment = { method: 'Cash', state: 'CashConfirmed', status: 'NotPaid' };

it('followingDelay: polls an active order, more often while the bank is deciding', () => {
  const order = { status: 'Shipped', step: 'Details', payment } as const;
  const slow = followingDelay(order);
  const quick = followingDelay({ ...order, payment: { ...payment, status: 'Pending' } });
  expect(slow).not.toBe(false);
  expect(Number(quick)).toBeLessThan(Number(slow));
});

it('followingDelay: does not poll a draft or a completed order', () => {
  expect(followingDelay({ status: 'Draft', step: 'Checkout', payment })).toBe(false);
  expect(followingDelay({ status: 'Succeeded', step: 'Details', payment })).toBe(false);
});
