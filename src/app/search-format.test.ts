import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-format.ts';

describe('search parameters', () => {
  it('keeps texts that look like numbers', () => {
    expect(parseSearch('?query=007&page=2')).toEqual({ query: '007', page: '2' });
  });

  it('gathers repeated keys', () => {
    expect(parseSearch('?brand=a&brand=b&brand=c')).toEqual({ brand: ['a', 'b', 'c'] });
  });

  it('survives hostile keys', () => {
    const search = parseSearch('?__proto__=x&constructor=y');
    expect(search.constructor).toBe('y');
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('writes arrays repeated and leaves out what is empty', () => {
    expect(
      stringifySearch({
        brand: ['a', 'b'],
        page: 2,
        query: '',
        sort: undefined,
        tags: [],
        inStock: true,
      }),
    ).toBe('?brand=a&brand=b&page=2&inStock=true');
    expect(stringifySearch({})).toBe('');
  });

  it('reads back what it wrote', () => {
    const search = { query: 'композит A2 & B=1', brand: ['Ёлка', 'b c'] };
    expect(parseSearch(stringifySearch(search))).toEqual(search);
  });
});
