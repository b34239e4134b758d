import { expect, it } from 'vitest';
import { progressOf } from './order-progress.ts';

const states = (...args: Parameters<typeof progressOf>) =>
  progressOf(...args)?.map(({ state }) => state);

it('shows how far an order has come', () => {
  expect(states('WaitingForPicking', 'Courier')).toEqual([
    'done',
    'done',
    'current',
    'ahead',
    'ahead',
    'ahead',
  ]);
  expect(new Set(states('Succeeded', 'Pickup'))).toEqual(new Set(['done']));
});

it('names the way by how the order is received', () => {
  expect(progressOf('Shipped', 'Pickup')?.[4]?.title).toBe('Едет в пункт выдачи');
  expect(progressOf('Shipped', 'Courier')?.[4]?.title).toBe('В пути');
});

it.each(['Canceled', 'WaitingForRefund', 'Refunded', 'Draft', 'CreatingError'] as const)(
  'shows no way for %s',
  (status) => expect(progressOf(status, 'Courier')).toBeNull(),
);
