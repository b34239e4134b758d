import { describe, expect, it } from 'vitest';
import { parseCompareSearch } from './compare-search.ts';

describe('search parameters of the comparison', () => {
  it('keep valid values and drop the rest', () => {
    expect(parseCompareSearch({ category: 'bory', differences: true })).toEqual({
      category: 'bory',
      differences: true,
    });
    expect(parseCompareSearch({ category: '../x', differences: 'maybe', page: 2 })).toEqual({
      category: undefined,
      differences: undefined,
    });
  });
});
