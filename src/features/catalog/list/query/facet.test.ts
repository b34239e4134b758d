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
  it('contain brands, flags and attributes, without empty ones', () => {
    expect(listFacets(filters).map(({ title }) => title)).toEqual([
      'Бренд',
      'Особенности',
      'Длина, мм',
    ]);
  });

  it('have a chip for every active filter', () => {
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
      // The shop knows only the id of a brand that is gone, which is no text for people.
      'Бренда больше нет',
      'Со скидкой',
      'Длина: 25 мм',
    ]);
  });

  it('have chips with the URL without their filter', () => {
    const [chip] = filterChips({ brand: ['esterion', 'gone'] }, filters);
    expect(chip?.without).toEqual({ brand: ['gone'] });
  });

  it('have one chip for all brands that are gone', () => {
    const [known, gone, ...rest] = filterChips({ brand: ['esterion', 'a', 'b'] }, filters);
    expect(known?.label).toBe('Эстерион');
    expect(gone).toMatchObject({
      label: 'Больше нет брендов: 2',
      without: { brand: ['esterion'] },
    });
    expect(rest).toEqual([]);
  });

  it('have no chip for the brand of a brand’s own list', () => {
    expect(filterChips({ source: 'BrandProducts', brand: ['a'] }, undefined)).toEqual([]);
  });
});
