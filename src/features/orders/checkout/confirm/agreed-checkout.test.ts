import { expect, it } from 'vitest';
import type { Checkout } from '#generated/api/model/index.ts';
import { isAsAgreed } from './agreed-checkout.ts';

const seen = {
  version: 4,
  customer: { id: 'c-anna' },
  items: [{ product: { id: '100245' }, quantity: 2, isGift: false }],
  delivery: {
    method: 'Courier',
    address: { id: 'a-1' },
    point: null,
    date: '2026-03-13',
    interval: { from: '09:00', to: '14:00' },
  },
  recipient: { id: 'r-1' },
  paymentMethod: 'Cash',
  totals: { toPay: 100 },
} as unknown as Checkout;

it('isAsAgreed: ignores version and sum', () => {
  const totals = { ...seen.totals, toPay: 200 };
  expect(isAsAgreed(seen, { ...seen, version: 5, totals })).toBe(true);
});

it.each([
  ['payment', { paymentMethod: 'SBP' }],
  ['recipient', { recipient: null }],
  ['day of delivery', { delivery: { ...seen.delivery, date: '2026-03-14' } }],
  ['quantity', { items: [{ ...seen.items[0], quantity: 3 }] }],
])('isAsAgreed: is false for another %s', (_name, change) => {
  expect(isAsAgreed(seen, { ...seen, ...change } as Checkout)).toBe(false);
});

it('isAsAgreed: ignores the courier’s interval for a pickup', () => {
  const delivery = { ...seen.delivery, method: 'Pickup' } as const;
  const saved = { ...delivery, address: null, interval: null };
  expect(isAsAgreed({ ...seen, delivery }, { ...seen, delivery: saved })).toBe(true);
});
