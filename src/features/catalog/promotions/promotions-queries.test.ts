import { describe, expect, it } from 'vitest';
import { parsePromotionsSearch, promotionsRequest } from './promotions-queries.ts';

describe('search parameters of the promotions', () => {
  it('keep valid values and drop the rest', () => {
    expect(parsePromotionsSearch({ category: 'terapiya', page: '3' })).toEqual({
      category: 'terapiya',
      page: 3,
    });
    expect(parsePromotionsSearch({ category: 'a b', page: '-1' })).toEqual({
      invalid: ['category=a b', 'page=-1'],
    });
  });

  it('become the request of a page', () => {
    expect(promotionsRequest({ category: 'terapiya', page: 2 })).toEqual({
      categoryID: 'terapiya',
      page: 2,
      pageSize: 24,
    });
    expect(promotionsRequest({})).toEqual({ page: 1, pageSize: 24 });
  });
});
