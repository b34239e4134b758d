import { expect, it } from 'vitest';
import type { DeliveryEstimate } from '#generated/api/model/index.ts';
import { courierNote, noDeliveryText, offerText, unknownCostText } from './delivery-offer.ts';

const courier = {
  method: 'Courier',
  cost: 39_000,
  date: '2026-03-13',
  freeFrom: 1_000_000,
  leftToFree: 360_000,
} as const;
const estimate: DeliveryEstimate = { city: 'Москва', offers: [courier] };

it('offerText: shows cost, day and the amount missing for free delivery', () => {
  expect(offerText(estimate, 'Courier')).toBe('390\u00a0₽, ближайший день – пт, 13 марта');
  expect(courierNote(estimate)).toBe('До бесплатной доставки курьером – ещё 3\u00a0600\u00a0₽');
});

it('unknownCostText: says why the sum has no delivery cost', () => {
  const unknown = { ...estimate, offers: [{ ...courier, cost: null }] };
  expect(unknownCostText(null, estimate)).toBe('не выбрана');
  expect(unknownCostText('Courier', unknown)).toBe('зависит от адреса');
  expect(unknownCostText('Courier', estimate)).toBe('считаем…');
  expect(unknownCostText('Pickup', estimate)).toBe('недоступна');
  expect(unknownCostText('Pickup', null)).toBe('–');
});

it('offerText: shows the server’s reason, and nothing while the estimate is not known', () => {
  const reason = 'Пункты выдачи в этом городе принимают заказы до 30 кг';
  const heavy = { ...estimate, unavailable: [{ method: 'Pickup' as const, reason }] };
  expect(offerText(heavy, 'Pickup')).toBe(reason);
  expect(offerText(estimate, 'Pickup')).toBe('Сейчас недоступно');
  expect(offerText(null, 'Courier')).toBeUndefined();
});

it('courierNote: is null when delivery is free already or cannot become free', () => {
  for (const leftToFree of [0, null]) {
    const offers = [{ ...courier, leftToFree }];
    expect(courierNote({ city: 'Москва', offers })).toBeNull();
  }
});

it('courierNote: says what the price includes for the weight', () => {
  const advice = 'Курьер: в цену входит доплата 300 ₽ за вес больше 10 кг';
  const offers = [{ ...courier, freeFrom: null, leftToFree: null }];
  expect(courierNote({ city: 'Москва', offers, advice })).toBe(advice);
});

it('noDeliveryText: says what to do when nothing delivers the order, and nothing otherwise', () => {
  expect(noDeliveryText({ ...estimate, offers: [] })).toBe(
    'Получить такой заказ в городе Москва нельзя. Уменьшите его, разделите на несколько или передайте менеджеру.',
  );
  const advice = 'Заказ весит 600 кг: передайте его менеджеру';
  expect(noDeliveryText({ ...estimate, offers: [], advice })).toBe(
    'Получить такой заказ в городе Москва нельзя. Заказ весит 600 кг: передайте его менеджеру.',
  );
  expect(noDeliveryText(estimate)).toBeNull();
  expect(noDeliveryText(null)).toBeNull();
});
