import { describe, expect, it } from 'vitest';
import { ordersFilter, parseOrdersSearch } from './orders-search.ts';

describe('the URL of the order list', () => {
  it('passes on what makes sense', () => {
    const search = parseOrdersSearch({ status: 'Shipped', text: ' 2405 ', page: '2' });
    expect(ordersFilter(search)).toEqual({
      statuses: ['Shipped'],
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
  ])('shows the whole list for a broken link %j', (broken) => {
    expect(ordersFilter(parseOrdersSearch(broken))).toEqual({ page: 1, pageSize: 20 });
  });
});
