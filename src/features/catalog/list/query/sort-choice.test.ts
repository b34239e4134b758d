import { describe, expect, it } from 'vitest';
import { parseProductSearch } from './product-search.ts';
import { sortChoiceOf, sortOptions, sortPatch } from './sort-choice.ts';

describe('sort order of the list', () => {
  it('is unchanged after a round trip through the URL', () => {
    for (const { value } of sortOptions({})) {
      expect(sortChoiceOf(parseProductSearch(sortPatch(value)))).toBe(value);
    }
  });

  it('omits the default', () => {
    expect(
      parseProductSearch({ sort: 'Price', direction: 'DESC', ...sortPatch('Default') }),
    ).toEqual({});
  });
});
