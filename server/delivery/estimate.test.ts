import { describe, expect, it } from 'vitest';
import { estimateDelivery } from './estimate.ts';
import { localDelivery } from './local-delivery.ts';

// Thursday, 12:00 in Moscow.
const now = new Date('2026-03-12T09:00:00Z');
const estimate = (city: string, amount: number, weight = 500) =>
  estimateDelivery(localDelivery, { parcel: { weight, amount }, now }, { city, note: null });

describe('estimateDelivery', () => {
  it('shows cost, first day and the rest to free delivery', async () => {
    expect(await estimate('Москва', 640_000)).toEqual({
      city: 'Москва',
      cityNote: null,
      offers: [
        {
          method: 'Courier',
          cost: 39_000,
          date: '2026-03-13',
          freeFrom: 1_000_000,
          leftToFree: 360_000,
        },
        { method: 'Pickup', cost: 0, date: '2026-03-13', freeFrom: 0, leftToFree: 0 },
      ],
      unavailable: [],
      advice: null,
    });
  });

  it('has no rest from the free amount on', async () => {
    const { offers } = await estimate('г. москва', 1_000_000);
    expect(offers[0]).toMatchObject({ cost: 0, leftToFree: 0 });
    expect(offers).toHaveLength(2);
  });

  it('offers no pickup in a city without a point', async () => {
    const { offers, unavailable } = await estimate('Самара', 640_000);
    expect(offers.map(({ method }) => method)).toEqual(['Courier']);
    expect(unavailable).toEqual([
      {
        method: 'Pickup',
        reason:
          'В этом городе пункта выдачи нет. Можно забрать в городах: Казань, Москва, Санкт-Петербург и ещё 3',
      },
    ]);
  });

  it('shows the weight limit of the city’s points and the point for heavy orders', async () => {
    const { offers, unavailable } = await estimate('Москва', 640_000, 52_000);
    expect(offers.map(({ method }) => method)).toEqual(['Courier']);
    expect(unavailable).toEqual([
      {
        method: 'Pickup',
        reason:
          'Пункты выдачи в этом городе принимают заказы до 30\u00a0кг, а этот весит 52\u00a0кг. Можно забрать в городе Казань',
      },
    ]);
  });

  it('promises no free delivery where the weight is paid for on top', async () => {
    const { offers } = await estimate('Москва', 640_000, 20_001);
    expect(offers[0]).toMatchObject({ cost: 99_000, freeFrom: null, leftToFree: null });
  });

  it('says what to do when no method takes the weight', async () => {
    const parcel = { weight: 600_000, amount: 1 };
    const kazan = { city: 'Казань', note: null };
    const advise = async (withCart: boolean) =>
      (await estimateDelivery(localDelivery, { parcel, now, withCart }, kazan)).advice;
    expect(await advise(true)).toMatch(
      /^Вместе с\sкорзиной заказ весит 600\sкг: оформите его частями/,
    );
    expect(await advise(false)).toMatch(/^Заказ весит 600\sкг: передайте его менеджеру/);
  });

  it('says that the cost is that of product and cart, or how much of it is for the weight', async () => {
    const estimateOf = async (amount: number, weight: number, withCart: boolean) => {
      const request = { parcel: { weight, amount }, now, withCart };
      return estimateDelivery(localDelivery, request, { city: 'Москва', note: null });
    };
    const heavy = await estimateOf(9_000_000, 21_000, true);
    expect(heavy.unavailable).toEqual([]);
    expect(heavy.advice).toBe('Считаем вместе с\u00a0корзиной');
    expect((await estimateOf(9_000_000, 21_000, false)).advice).toMatch(
      /^Курьер: в цену входит доплата 600\s₽ за вес больше 10\sкг$/,
    );
    expect((await estimateOf(9_000_000, 10_000, false)).advice).toBeNull();
  });

  it('omits methods that the weight exceeds', async () => {
    const { offers, unavailable } = await estimate('Казань', 1, 600_000);
    expect(offers).toEqual([]);
    expect(unavailable).toEqual([
      { method: 'Courier', reason: 'Курьер не принимает заказы тяжелее 500\u00a0кг' },
      {
        method: 'Pickup',
        reason:
          'Пункты выдачи в этом городе принимают заказы до 500\u00a0кг, а этот весит 600\u00a0кг',
      },
    ]);
  });
});
