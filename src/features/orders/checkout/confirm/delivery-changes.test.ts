import { expect, it } from 'vitest';
import type { OrderDelivery } from '#generated/api/model/index.ts';
import { deliveryChanges } from './delivery-changes.ts';

const courier = {
  method: 'Courier',
  address: { value: 'г Москва, ул Лесная, д 12' },
  point: null,
  date: '2026-03-14',
  interval: null,
  cost: 39_000,
} as OrderDelivery;

it('delivery changes: list method, place and cost that differ', () => {
  expect(deliveryChanges(courier, courier)).toEqual([]);
  expect(deliveryChanges(courier, { ...courier, cost: 0 })).toEqual([
    { name: 'Стоимость доставки', was: '390\u00a0₽', now: 'бесплатно' },
  ]);
  const pickup = { ...courier, method: 'Pickup', address: null, date: null, cost: null } as const;
  expect(deliveryChanges(courier, pickup).map(({ name, now }) => [name, now])).toEqual([
    ['Получение', 'Самовывоз'],
    ['Место получения', '–'],
    ['Стоимость доставки', '–'],
  ]);
});
