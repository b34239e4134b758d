import { describe, expect, it } from 'vitest';
import { unitPrice } from './unit-price.ts';

const of = (name: string, value: string, unit: string | null = null) => ({ name, value, unit });

describe('unitPrice', () => {
  it.each([
    [329_000, of('Масса нетто', '4', 'г'), { price: 82_250, amount: 1, unit: 'г' }],
    [329_000, of('Масса нетто', '13,5', 'г'), { price: 24_370, amount: 1, unit: 'г' }],
    [90_000, of('Масса нетто', '900', 'г'), { price: 10_000, amount: 100, unit: 'г' }],
    [60_000, of('Масса нетто', '3', 'кг'), { price: 20_000, amount: 1, unit: 'кг' }],
    [45_000, of('Объём', '500', 'мл'), { price: 9_000, amount: 100, unit: 'мл' }],
    [89_000, of('Количество', '100', 'шт.'), { price: 890, amount: 1, unit: 'шт.' }],
    [89_000, of('В упаковке', '50', 'пар'), { price: 1_780, amount: 1, unit: 'пару' }],
  ])('unit price: %i kopecks for a piece with %o', (price, attribute, expected) => {
    expect(unitPrice(price, [of('Цвет', 'синий'), attribute])).toEqual(expected);
  });

  it('unit price: counts pieces before the size of each', () => {
    const cups = [of('Объём', '180', 'мл'), of('Количество', '1000', 'шт.')];
    expect(unitPrice(120_000, cups)).toEqual({ price: 120, amount: 1, unit: 'шт.' });
  });

  it.each([
    [[]],
    [[of('Количество', '1', 'шт.')]],
    [[of('Масса нетто', '1', 'кг')]],
    [[of('Масса нетто', '100', 'г')]],
    [[of('Масса нетто', 'около 4', 'г')]],
    [[of('Масса нетто', '4')]],
    [[of('Объём камеры', '18', 'л')]],
  ])('unit price: says nothing for %o', (attributes) => {
    expect(unitPrice(329_000, attributes)).toBeNull();
  });
});
