import { describe, expect, it } from 'vitest';
import { parseStaffOrdersSearch, staffOrdersFilter } from './staff-orders-search.ts';

describe('search parameters of the orders of all buyers', () => {
  it('are the filter of the operation, with sums in kopecks', () => {
    const search = parseStaffOrdersSearch({
      text: ' перчатки ',
      status: ['Pending', 'Shipped'],
      payment: 'NotPaid',
      delivery: 'Pickup',
      from: '2026-03-09',
      to: '2026-03-01',
      sumFrom: '5000',
      sumTo: '100',
      sort: 'Largest',
      page: '2',
    });
    expect(search.page).toBe(2);
    expect(staffOrdersFilter(search)).toEqual({
      text: 'перчатки',
      status: ['Pending', 'Shipped'],
      paymentStatus: ['NotPaid'],
      deliveryMethod: ['Pickup'],
      from: '2026-03-01',
      to: '2026-03-09',
      sumFrom: 10_000,
      sumTo: 500_000,
      sort: 'Largest',
    });
  });

  it('have what staff have to pay back among the states of the payment', () => {
    expect(staffOrdersFilter(parseStaffOrdersSearch({ payment: 'ToReturn' }))).toEqual({
      toReturn: true,
    });
  });

  it('lose invalid values', () => {
    const search = parseStaffOrdersSearch({
      status: 'Lost',
      payment: '1',
      sumFrom: '-5',
      sort: 'x',
    });
    expect(staffOrdersFilter(search)).toEqual({});
  });
});
