import { describe, expect, it } from 'vitest';
import type { DeliveryOption, OrderDelivery } from '#generated/api/model/index.ts';
import { dayLabel, hasNearestDay } from './nearest-day.ts';

const dates = [
  { date: '2026-03-13', intervals: [] },
  { date: '2026-03-14', intervals: [] },
];
const courier: DeliveryOption = {
  method: 'Courier',
  name: 'Курьером',
  description: 'До двери',
  cost: 39000,
  freeFrom: null,
  allowed: true,
  reason: null,
  ticketType: null,
  dates,
  points: [],
};
const order = (delivery: Partial<OrderDelivery>): OrderDelivery => ({
  method: 'Courier',
  date: null,
  interval: null,
  address: null,
  point: null,
  cost: null,
  ...delivery,
});

describe('nearest day', () => {
  it('is named where it is the chosen one, and only there', () => {
    expect(dayLabel('2026-03-13', dates)).toBe('пт, 13 марта – ближайший');
    expect(dayLabel('2026-03-14', dates)).toBe('сб, 14 марта');
  });

  it('is recognized in an order by courier', () => {
    expect(hasNearestDay(order({ date: '2026-03-13' }), [courier])).toBe(true);
    expect(hasNearestDay(order({ date: '2026-03-14' }), [courier])).toBe(false);
    expect(hasNearestDay(order({}), [courier])).toBe(false);
    expect(hasNearestDay(order({ method: 'Pickup', date: '2026-03-13' }), [courier])).toBe(false);
    expect(hasNearestDay(order({ date: '2026-03-13' }), [])).toBe(false);
  });
});
