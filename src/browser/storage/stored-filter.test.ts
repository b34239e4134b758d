import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '#tests/support/fake-browser.ts';
import { filterToRestore, isFiltered, storeFilter } from './stored-filter.ts';

beforeEach(() => {
  stubBrowser();
});
afterEach(() => vi.unstubAllGlobals());

describe('stored filter', () => {
  it('is stored without the page and restored for a URL without parameters', () => {
    storeFilter('ordersFilter', { status: ['Shipped'], text: undefined, page: 3 });
    expect(filterToRestore('ordersFilter', {})).toEqual({ status: ['Shipped'] });
    expect(filterToRestore('purchasesFilter', {})).toBeNull();
  });

  it('is not restored for a URL with parameters', () => {
    storeFilter('ordersFilter', { status: ['Shipped'] });
    expect(filterToRestore('ordersFilter', { page: 2 })).toBeNull();
    expect(filterToRestore('ordersFilter', { text: 'бор' })).toBeNull();
  });

  it('is removed when all filters are reset', () => {
    storeFilter('ordersFilter', { status: ['Shipped'] });
    storeFilter('ordersFilter', { status: [], text: '', page: 1 });
    expect(filterToRestore('ordersFilter', {})).toBeNull();
  });

  it('isFiltered: ignores page, utm and mock parameters', () => {
    expect(isFiltered({ page: 4 })).toBe(false);
    expect(isFiltered({ utm_source: 'letter', mock: 'listOrders:500' })).toBe(false);
    expect(isFiltered({ tag: ['1'] })).toBe(true);
  });
});
