import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '#tests/support/fake-browser.ts';
import { filterToRestore, isFiltered, storeFilter } from './stored-filter.ts';

beforeEach(() => {
  stubBrowser();
});
afterEach(() => vi.unstubAllGlobals());

describe('the filter of a list', () => {
  it('is kept without the page and given to an address that says nothing', () => {
    storeFilter('ordersFilter', { status: ['Shipped'], text: undefined, page: 3 });
    expect(filterToRestore('ordersFilter', {})).toEqual({ status: ['Shipped'] });
    expect(filterToRestore('purchasesFilter', {})).toBeNull();
  });

  it('is not forced upon an address that says something', () => {
    storeFilter('ordersFilter', { status: ['Shipped'] });
    expect(filterToRestore('ordersFilter', { page: 2 })).toBeNull();
    expect(filterToRestore('ordersFilter', { text: 'бор' })).toBeNull();
  });

  it('is forgotten when everything is reset', () => {
    storeFilter('ordersFilter', { status: ['Shipped'] });
    storeFilter('ordersFilter', { status: [], text: '', page: 1 });
    expect(filterToRestore('ordersFilter', {})).toBeNull();
  });

  it('is no filter when only the page is named', () => {
    expect(isFiltered({ page: 4 })).toBe(false);
    expect(isFiltered({ utm_source: 'letter', mock: 'listOrders:500' })).toBe(false);
    expect(isFiltered({ tag: ['1'] })).toBe(true);
  });
});
