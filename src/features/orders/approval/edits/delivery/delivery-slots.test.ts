import { expect, it } from 'vitest';
import { deliverySlots, slotValue } from './delivery-slots.ts';

it('deliverySlots: combines each day with its intervals, and includes a day without intervals', () => {
  const morning = { from: '09:00', to: '14:00' };
  const slots = deliverySlots([
    { date: '2026-03-14', intervals: [morning, { from: '14:00', to: '18:00' }] },
    { date: '2026-03-15', intervals: [] },
  ]);
  expect(slots.map(({ label }) => label)).toEqual([
    'сб, 14 марта, 9:00–14:00',
    'сб, 14 марта, 14:00–18:00',
    'вс, 15 марта',
  ]);
  expect(slots[0]).toMatchObject({ value: slotValue('2026-03-14', morning), interval: morning });
});
