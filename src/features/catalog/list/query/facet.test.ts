import { describe, expect, it } from 'vitest';
import { filterChips, listFacets } from './facet.ts';

const filters = {
  total: 3,
  categories: [],
  brands: [
    { brand: { id: 'esterion', name: 'Эстерион', slug: 'esterion' }, count: 2, selected: true },
  ],
  availability: { count: 2, selected: true },
  price: { min: 10000, max: 500000 },
  flags: [{ flag: 'Discount' as const, count: 1, selected: false }],
  attributes: [
    { name: 'Длина', unit: 'мм', values: [{ value: '25', count: 2, selected: true }] },
    { name: 'Пустая', unit: null, values: [] },
  ],
  correctedQuery: null,
};

describe('facets', () => {
  it('lists brands, flags and attributes, and leaves out the empty ones', () => {
    expect(listFacets(filters).map(({ title }) => title)).toEqual([
      'Бренд',
      'Особенности',
      'Длина, мм',
    ]);
  });

  it('makes a chip of every filter that is on', () => {
    const search = {
      available: true as const,
      priceFrom: 100,
      priceTo: 5000,
      brand: ['esterion', 'unknown'],
      flag: ['Discount' as const],
      attribute: ['Длина~25', 'сломано'],
    };
    expect(
      filterChips(search, filters).map(({ label }) => label.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'В наличии',
      'от 100 ₽ до 5 000 ₽',
      'Эстерион',
      'unknown',
      'Со скидкой',
      'Длина: 25 мм',
    ]);
  });

  it('knows the address without a chip', () => {
    const [chip] = filterChips({ brand: ['a', 'b'] }, undefined);
    expect(chip?.without).toEqual({ brand: ['b'] });
  });

  it('makes no chip of the brand a list is about', () => {
    expect(filterChips({ source: 'BrandProducts', brand: ['a'] }, undefined)).toEqual([]);
  });
});
