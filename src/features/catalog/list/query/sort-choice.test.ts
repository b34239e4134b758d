import { describe, expect, it } from 'vitest';
import { parseProductSearch } from './product-search.ts';
import { sortChoiceOf, sortOptions, sortPatch } from './sort-choice.ts';

describe('the order of the list', () => {
  it('comes back from the address as it was chosen', () => {
    for (const { value } of sortOptions({})) {
      expect(sortChoiceOf(parseProductSearch(sortPatch(value)))).toBe(value);
    }
  });

  it('leaves no trace of the default', () => {
    expect(
      parseProductSearch({ sort: 'Price', direction: 'DESC', ...sortPatch('Default') }),
    ).toEqual({});
  });
});
