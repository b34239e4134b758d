import { describe, expect, it } from 'vitest';
import type { DeliveryOption, OrderDelivery } from '#generated/api/model/index.ts';
import { deliveryDraft, requestOf } from './delivery-draft.ts';

const [morning, evening] = [
  { from: '09:00', to: '14:00' },
  { from: '14:00', to: '20:00' },
];
const methods = [
  {
    method: 'Courier',
    dates: [
      { date: '2026-03-13', intervals: [morning, evening] },
      { date: '2026-03-14', intervals: [morning] },
    ],
  },
  { method: 'Pickup', dates: [] },
] as unknown as DeliveryOption[];
const delivery = (change: Partial<OrderDelivery>) =>
  ({ method: 'Courier', date: null, interval: null, ...change }) as OrderDelivery;
const request = (change: Partial<OrderDelivery>) =>
  requestOf(deliveryDraft(delivery(change), methods));

describe('delivery draft', () => {
  it('has the day and the interval of the order', () => {
    const chosen = { date: '2026-03-13', interval: evening };
    expect(request(chosen)).toEqual({ method: 'Courier', ...chosen });
  });

  it('takes the nearest day and the first interval instead of those not offered', () => {
    const nearest = { method: 'Courier', date: '2026-03-13', interval: morning };
    expect(request({ date: '2026-03-01', interval: null })).toEqual(nearest);
    expect(request({ date: '2026-03-14', interval: evening })).toMatchObject({
      date: '2026-03-14',
      interval: morning,
    });
  });

  it('has no day for pickup, and requests nothing without a method', () => {
    expect(request({ method: 'Pickup', date: '2026-03-14' })).toEqual({ method: 'Pickup' });
    expect(request({ method: null })).toBeNull();
  });
});
