import { describe, expect, it } from 'vitest';
import { ticketsFilter } from './tickets-filter.ts';
import { parseTicketsSearch } from './tickets-search.ts';

describe('search parameters of the tickets', () => {
  it('keep valid values and drop the rest', () => {
    expect(
      parseTicketsSearch({ status: 'Done', type: 'Refunds', text: '  возврат ', page: '0' }),
    ).toEqual({
      status: 'Done',
      type: undefined,
      text: 'возврат',
      invalid: ['type=Refunds', 'page=0'],
    });
  });

  it('become the filter of the request', () => {
    expect(ticketsFilter({ status: 'New', type: 'Refund', page: 3 })).toEqual({
      status: ['New'],
      type: ['Refund'],
      page: 3,
      pageSize: 20,
    });
    expect(ticketsFilter({})).toEqual({ page: 1, pageSize: 20 });
  });
});
