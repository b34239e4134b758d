import { expect, it } from 'vitest';
import type { DeliveryEstimate } from '#generated/api/model/index.ts';
import { freeDeliveryText, offerText } from './delivery-offer.ts';

const courier = {
  method: 'Courier',
  cost: 39_000,
  date: '2026-03-13',
  freeFrom: 1_000_000,
  leftToFree: 360_000,
} as const;
const estimate: DeliveryEstimate = { city: 'Москва', offers: [courier] };

it('tells cost, day and what is missing for free delivery', () => {
  expect(offerText(estimate, 'Courier')).toBe('390\u00a0₽, ближайший день – пт, 13 марта');
  expect(freeDeliveryText(estimate)).toBe(
    'До бесплатной доставки курьером – ещё 3\u00a0600\u00a0₽',
  );
});

it('offerText: repeats the reason of the server, and says nothing while nothing is known', () => {
  const reason = 'Пункты выдачи в этом городе принимают заказы до 30 кг';
  const heavy = { ...estimate, unavailable: [{ method: 'Pickup' as const, reason }] };
  expect(offerText(heavy, 'Pickup')).toBe(reason);
  expect(offerText(estimate, 'Pickup')).toBe('Сейчас недоступно');
  expect(offerText(null, 'Courier')).toBeUndefined();
});

it('promises nothing where delivery is free already or never will be', () => {
  for (const leftToFree of [0, null]) {
    const offers = [{ ...courier, leftToFree }];
    expect(freeDeliveryText({ city: 'Москва', offers })).toBeNull();
  }
});
