import { describe, expect, it } from 'vitest';
import { parseCompareSearch } from './compare-search.ts';

describe('the address of the comparison', () => {
  it('keeps what makes sense and drops the rest', () => {
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
