import { describe, expect, it } from 'vitest';
import { estimateDelivery, shopCity } from './estimate.ts';

// Thursday, 12:00 in Moscow.
const now = new Date('2026-03-12T09:00:00Z');
const estimate = (city: string | null, amount: number, weight = 500) =>
  estimateDelivery({ parcel: { weight, amount }, city, now });

describe('estimateDelivery', () => {
  it('tells cost, first day and what is missing for free delivery', async () => {
    expect(await estimate('Москва', 640_000)).toEqual({
      city: 'Москва',
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
    });
  });

  it('is missing nothing from the free amount on', async () => {
    const { offers } = await estimate('г. москва', 1_000_000);
    expect(offers[0]).toMatchObject({ cost: 0, leftToFree: 0 });
    expect(offers).toHaveLength(2);
  });

  it('offers no pickup in a city without a point', async () => {
    const { offers } = await estimate('Самара', 640_000);
    expect(offers.map(({ method }) => method)).toEqual(['Courier']);
  });

  it('promises no free delivery where the weight is paid for on top', async () => {
    const { offers } = await estimate('Москва', 640_000, 20_001);
    expect(offers[0]).toMatchObject({ cost: 99_000, freeFrom: null, leftToFree: null });
  });

  it('leaves out what is too heavy', async () => {
    expect((await estimate('Москва', 1, 600_000)).offers).toEqual([]);
  });

  it('reckons with the shop’s own city while none is known', async () => {
    expect((await estimate(null, 1)).city).toBe(shopCity);
  });
});
