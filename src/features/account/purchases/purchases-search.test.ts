import { describe, expect, it } from 'vitest';
import { purchasesFilter } from './purchases-filter.ts';
import { parsePurchasesSearch } from './purchases-search.ts';

describe('search parameters of the purchases', () => {
  it('request everything by default', () => {
    expect(purchasesFilter(parsePurchasesSearch({}))).toEqual({ page: 1, pageSize: 24 });
  });

  it('become the filter of the request', () => {
    const search = parsePurchasesSearch({
      text: ' композит ',
      category: '101',
      customer: ['anna'],
      from: '2026-01-01',
      to: '2026-02-01',
      available: true,
      sort: 'PriceDESC',
      page: 3,
    });
    expect(purchasesFilter(search)).toEqual({
      text: 'композит',
      categoryID: '101',
      customerIDs: ['anna'],
      from: '2026-01-01',
      to: '2026-02-01',
      onlyAvailable: true,
      sort: { field: 'Price', direction: 'DESC' },
      page: 3,
      pageSize: 24,
    });
  });

  it('are dropped when invalid', () => {
    const search = parsePurchasesSearch({
      from: 'вчера',
      sort: 'Rating',
      page: 0,
      category: '../',
    });
    expect(purchasesFilter(search)).toEqual({ page: 1, pageSize: 24 });
  });
});
