import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '#generated/api/model/index.ts';
import { deliveryDayText, shopDay } from './delivery-day.ts';

const today = '2026-11-22';
const passed = '2026-11-20';
const future = '2026-11-24';

const text = (status: OrderStatus, method: 'Courier' | 'Pickup', date: string | null) =>
  deliveryDayText({ status, method, date }, today);

describe('deliveryDayText', () => {
  it('shows only a day that has not passed', () => {
    expect(text('Pending', 'Courier', future)).toBe('Доставка вт, 24 ноября');
    expect(text('Pending', 'Courier', today)).toBe('Доставка вс, 22 ноября');
    for (const status of ['Pending', 'PendingManager', 'Confirmed', 'Shipped'] as const) {
      expect(text(status, 'Courier', passed)).toBe('Ожидался пт, 20 ноября – срок уточняется');
    }
  });

  it('shows a pickup order as ready only when it is', () => {
    expect(text('Pending', 'Pickup', future)).toBe('Самовывоз с вт, 24 ноября');
    expect(text('Shipped', 'Pickup', future)).toBe('Самовывоз с вт, 24 ноября');
    expect(text('Shipped', 'Pickup', passed)).toBe('Готов к выдаче с пт, 20 ноября');
    expect(text('WaitingForShipping', 'Pickup', passed)).toBe(
      'Ожидался пт, 20 ноября – срок уточняется',
    );
  });

  it('is null for an order that is received, canceled, failed or without a day', () => {
    for (const status of ['Succeeded', 'Canceled', 'CreatingError', 'Draft', 'Refunded'] as const) {
      expect(text(status, 'Courier', passed)).toBeNull();
    }
    expect(text('Pending', 'Courier', null)).toBeNull();
  });
});

it('shopDay: starts the day at midnight in Moscow', () => {
  expect(shopDay(new Date('2026-11-22T20:59:59Z'))).toBe('2026-11-22');
  expect(shopDay(new Date('2026-11-22T21:00:00Z'))).toBe('2026-11-23');
});
