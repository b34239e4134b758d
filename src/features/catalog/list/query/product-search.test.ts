import { describe, expect, it } from 'vitest';
import { readChoice, readChoices, writeChoice } from './attribute-choice.ts';
import {
  countFilters,
  parseProductSearch,
  toFilterRequest,
  toListRequest,
  withoutFilters,
} from './product-search.ts';

describe('search parameters of the product list', () => {
  it('are parsed by type', () => {
    expect(
      parseProductSearch({
        query: ' композит ',
        literal: 'true',
        source: 'Popular',
        category: 'terapiya-kompozity',
        brand: ['esterion', 'klinfleks'],
        attribute: 'Оттенок~A2',
        flag: 'Discount',
        available: 'true',
        priceFrom: '100',
        priceTo: '5000',
        sort: 'Price',
        direction: 'DESC',
        page: '3',
      }),
    ).toEqual({
      query: 'композит',
      literal: true,
      source: 'Popular',
      category: 'terapiya-kompozity',
      brand: ['esterion', 'klinfleks'],
      attribute: ['Оттенок~A2'],
      flag: ['Discount'],
      available: true,
      priceFrom: 100,
      priceTo: 5000,
      sort: 'Price',
      direction: 'DESC',
      page: 3,
    });
  });

  it('are listed when they are invalid, and the rest stays', () => {
    expect(
      parseProductSearch({
        query: '   ',
        source: 'Nonsense',
        category: '../etc',
        brand: ['ok', 'не то', 'ok', ''],
        flag: ['Cheap', 'New'],
        available: 'yes',
        priceFrom: '-5',
        priceTo: 'много',
        sort: 'Random',
        direction: 'DESC',
        page: 'last',
        unknown: 'x',
      }),
    ).toEqual({
      brand: ['ok'],
      flag: ['New'],
      invalid: [
        'source=Nonsense',
        'category=../etc',
        'brand=не то',
        'flag=Cheap',
        'available=yes',
        'priceFrom=-5',
        'priceTo=много',
        'sort=Random',
        'page=last',
      ],
    });
    expect(parseProductSearch(null)).toEqual({});
    expect(parseProductSearch({ brand: [], page: ['4', '5'] })).toEqual({ page: 4 });
  });

  it.each([
    [{ price: '1:100000' }, { priceFrom: 1, priceTo: 100_000 }],
    [{ price: '500-' }, { priceFrom: 500 }],
    [{ price: '..1000' }, { priceTo: 1000 }],
    [
      { priceFrom: '1 000', priceTo: '1999,50' },
      { priceFrom: 1000, priceTo: 2000 },
    ],
    [
      { priceFrom: '900', priceTo: '100' },
      { priceFrom: 100, priceTo: 900 },
    ],
  ])('parse prices from %j', (given, read) => {
    expect(parseProductSearch(given)).toEqual(read);
  });

  it('keep a long query and search for its beginning', () => {
    const long = `${'композит '.repeat(40)}конец`;
    const search = parseProductSearch({ query: long });
    expect(search.query).toBe(long);
    const { query = '' } = toListRequest(search);
    expect(query.length).toBeLessThanOrEqual(200);
    expect(long.startsWith(query)).toBe(true);
    expect(query.endsWith('композит')).toBe(true);
    const emoji = toListRequest(parseProductSearch({ query: `a${'😀'.repeat(300)}` })).query;
    expect(emoji?.isWellFormed()).toBe(true);
  });

  it('omit defaults', () => {
    expect(parseProductSearch({ page: '1', source: 'Catalog', direction: 'ASC' })).toEqual({});
  });

  it('are unchanged when parsed again', () => {
    const search = parseProductSearch({
      page: '3',
      priceFrom: '100',
      brand: 'a',
      available: 'true',
    });
    expect(parseProductSearch(search)).toEqual(search);
  });

  it('become a request in kopecks with the page', () => {
    const search = parseProductSearch({
      category: 'c1',
      attribute: ['Оттенок~A1', 'Оттенок~A2', 'Длина~25'],
      priceFrom: '10',
      priceTo: '20',
      sort: 'New',
      page: '2',
      available: 'true',
    });
    expect(toListRequest(search)).toEqual({
      categoryID: 'c1',
      attributes: [
        { name: 'Оттенок', values: ['A1', 'A2'] },
        { name: 'Длина', values: ['25'] },
      ],
      priceFrom: 1000,
      priceTo: 2000,
      onlyAvailable: true,
      sort: { field: 'New' },
      page: 2,
      pageSize: 24,
    });
    expect(toFilterRequest({})).toEqual({});
  });

  it('lose the filters but not the source in withoutFilters', () => {
    const search = parseProductSearch({
      query: 'бор',
      category: 'c1',
      brand: 'b1',
      attribute: 'Оттенок~A1',
      flag: 'New',
      priceTo: '5',
      sort: 'New',
      page: '4',
    });
    expect(withoutFilters(search)).toEqual({ query: 'бор', category: 'c1', sort: 'New' });
    expect(withoutFilters({ source: 'BrandProducts', brand: ['b1'], page: 2 })).toEqual({
      source: 'BrandProducts',
      brand: ['b1'],
    });
  });

  it('count active filters', () => {
    expect(countFilters({})).toBe(0);
    expect(
      countFilters({ brand: ['a', 'b'], attribute: ['Оттенок~A1'], available: true, priceTo: 5 }),
    ).toBe(5);
    expect(countFilters({ source: 'BrandProducts', brand: ['a'], query: 'x', page: 2 })).toBe(0);
  });
});

describe('attribute choice in the URL', () => {
  it.each([
    ['Оттенок', 'A2'],
    ['Длина ~ ширина', '10 ~ 12 мм'],
    ['Доля, %', '40%'],
    ['100%7E', 'x'],
  ])('is unchanged after a round trip: %s = %s', (name, value) => {
    expect(readChoice(writeChoice(name, value))).toEqual({ name, value });
  });

  it('is omitted without both parts', () => {
    expect(readChoices(['Оттенок', 'Оттенок~', '~A2', ''])).toEqual([]);
  });
});
