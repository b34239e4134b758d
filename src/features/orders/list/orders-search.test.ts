import { describe, expect, it } from 'vitest';
import { ordersFilter } from './orders-filter.ts';
import { parseOrdersSearch } from './orders-search.ts';

describe('search parameters of the order list', () => {
  it('keep valid values', () => {
    const search = parseOrdersSearch({
      status: ['Shipped', 'Lost', 'Succeeded'],
      from: '2026-03-01',
      to: '2026-03-31',
      customer: 'company-1',
      tag: ['t1', 't2'],
      text: ' 2405 ',
      page: '2',
    });
    expect(ordersFilter(search)).toEqual({
      statuses: ['Shipped', 'Succeeded'],
      from: '2026-03-01',
      to: '2026-03-31',
      customerIDs: ['company-1'],
      tagIDs: ['t1', 't2'],
      text: '2405',
      page: 2,
      pageSize: 20,
    });
  });

  it.each([
    { status: 'Lost' },
    { page: -1 },
    { page: 'две' },
    { text: '' },
    { status: ['Lost'], page: 1.5 },
    { from: '2026-02-30', to: 'вчера' },
    { customer: '../1', tag: '' },
  ])('ignore invalid values: %j', (broken) => {
    expect(ordersFilter(parseOrdersSearch(broken))).toEqual({ page: 1, pageSize: 20 });
  });
});
