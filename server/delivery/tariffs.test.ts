import { describe, expect, it } from 'vitest';
import { courierPrice, zoneOf } from './tariffs.ts';

describe('courierPrice', () => {
  it('is the price of the zone, and nothing from the free amount on', () => {
    expect(courierPrice({ weight: 500, amount: 999_999 }, zoneOf('Москва'))).toBe(39_000);
    expect(courierPrice({ weight: 500, amount: 1_000_000 }, zoneOf('Москва'))).toBe(0);
    expect(courierPrice({ weight: 500, amount: 1_000_000 }, zoneOf('Самара'))).toBe(59_000);
    expect(courierPrice({ weight: 500, amount: 0 }, zoneOf('Верхоянск'))).toBe(99_000);
  });

  it('finds a city in any spelling', () => {
    expect(zoneOf('г. казань')).toBe(zoneOf('Казань'));
    expect(zoneOf(' НИЖНИЙ НОВГОРОД ')).toBe(zoneOf('Нижний Новгород'));
    expect(zoneOf('Казань').price).not.toBe(zoneOf('Верхоянск').price);
  });

  it.each([
    [10_000, 0],
    [10_001, 30_000],
    [20_000, 30_000],
    [20_001, 60_000],
  ])('adds for every started ten kilograms: %i g', (weight, extra) => {
    expect(courierPrice({ weight, amount: 2_000_000 }, zoneOf('Казань'))).toBe(extra);
  });
});
