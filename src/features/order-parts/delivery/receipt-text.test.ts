import { expect, it } from 'vitest';
import type { OrderDelivery, OrderStatus } from '#generated/api/model/index.ts';
import { receiptText } from './receipt-text.ts';

const delivery: OrderDelivery = {
  method: 'Courier',
  address: null,
  point: null,
  date: '2026-11-20',
  interval: { from: '09:00', to: '14:00' },
  cost: 0,
};
const text = (status: OrderStatus, today: string) => receiptText(status, delivery, today);

it('receiptText: omits a day that has passed, also during approval', () => {
  expect(text('WaitingForApprove', '2026-11-19')).toBe('Курьером, пт, 20 ноября, 9:00–14:00');
  for (const status of ['WaitingForApprove', 'Approved', 'Confirmed'] as const) {
    expect(text(status, '2026-11-22')).toBe('Курьером. Ожидался пт, 20 ноября – срок уточняется');
  }
  expect(text('NotApproved', '2026-11-22')).toBe('Курьером');
});
