import { expect, it } from 'vitest';
import { expectation } from './expectation.ts';

const title = 'Менеджер подтвердит заказ';

it('says who is awaited, and when it may be', () => {
  const awaited = { kind: 'Shop', name: 'Менеджер магазина' } as const;
  expect(expectation({ title, awaited, expectedOn: '2026-03-14' })).toBe(
    'Ждём: Менеджер магазина. Ожидаем: сб, 14 марта',
  );
  expect(expectation({ title, awaited: { kind: 'Shop', name: null }, expectedOn: null })).toBe(
    'Ждём: магазин',
  );
});

it('calls the buyer himself «вы»', () => {
  const awaited = { kind: 'Buyer', name: null } as const;
  expect(expectation({ title, awaited, expectedOn: null })).toBe('Дело за вами');
});

it('awaits nobody when the shop does it by itself', () => {
  expect(expectation({ title, awaited: null, expectedOn: null })).toBe('Ждать ничего не нужно');
});
