import { expect, it } from 'vitest';
import { expectation } from './expectation.ts';

const title = 'Менеджер подтвердит заказ';
const order = { status: 'Pending', delivery: { method: 'Courier' } } as const;
const today = '2026-03-13';

it('expectation: states who has to act, and by when', () => {
  const awaited = { kind: 'Shop', name: 'Менеджер магазина' } as const;
  expect(expectation({ title, awaited, expectedOn: '2026-03-14' }, order, today)).toBe(
    'Ждём: Менеджер магазина. Ожидаем: сб, 14 марта',
  );
  expect(
    expectation({ title, awaited: { kind: 'Shop', name: null }, expectedOn: null }, order, today),
  ).toBe('Ждём: магазин');
});

it('expectation: addresses the buyer as «вы»', () => {
  const awaited = { kind: 'Buyer', name: null } as const;
  expect(expectation({ title, awaited, expectedOn: null }, order, today)).toBe('Дело за вами');
});

it('expectation: states that there is nothing to wait for', () => {
  expect(expectation({ title, awaited: null, expectedOn: null }, order, today)).toBe(
    'Ждать ничего не нужно',
  );
});

it('expectation: states that a day has passed', () => {
  const awaited = { kind: 'Shop', name: 'Менеджер магазина' } as const;
  expect(expectation({ title, awaited, expectedOn: '2026-03-12' }, order, today)).toBe(
    'Ждём: Менеджер магазина. Ожидался чт, 12 марта – срок уточняется',
  );
});
