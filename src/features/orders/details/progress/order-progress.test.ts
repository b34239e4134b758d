import { expect, it } from 'vitest';
import { progressOf } from './order-progress.ts';

type Expected = Parameters<typeof progressOf>[0];

const progress = (status: Expected['status'], method: Expected['method'], date = '2026-11-24') =>
  progressOf({ status, method, date }, '2026-11-22');
const states = (...order: Parameters<typeof progress>) =>
  progress(...order)?.map(({ state }) => state);

it('progressOf: marks the steps that are done', () => {
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

it('progressOf: labels the steps by delivery method', () => {
  expect(progress('Shipped', 'Pickup')?.[4]?.title).toBe('Едет в пункт выдачи');
  expect(progress('Shipped', 'Pickup', '2026-11-21')?.[4]?.title).toBe('Готов к выдаче');
  expect(progress('Shipped', 'Courier')?.[4]?.title).toBe('В пути');
});

it.each(['Canceled', 'WaitingForRefund', 'Refunded', 'Draft', 'CreatingError'] as const)(
  'progressOf: is null for %s',
  (status) => expect(progress(status, 'Courier')).toBeNull(),
);
