import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-format.ts';

describe('search parameters', () => {
  it('keep strings that look like numbers', () => {
    expect(parseSearch('?query=007&page=2')).toEqual({ query: '007', page: '2' });
  });

  it('collect repeated keys in an array', () => {
    expect(parseSearch('?brand=a&brand=b&brand=c')).toEqual({ brand: ['a', 'b', 'c'] });
  });

  it('accept hostile keys such as __proto__', () => {
    const search = parseSearch('?__proto__=x&constructor=y');
    expect(search.constructor).toBe('y');
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('repeat the key of an array and omit empty values', () => {
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

  it('are unchanged after a round trip', () => {
    const search = { query: 'композит A2 & B=1', brand: ['Ёлка', 'b c'] };
    expect(parseSearch(stringifySearch(search))).toEqual(search);
  });
});
