import { describe, expect, it } from 'vitest';
import { nextIndex, recentGroups, resultGroups } from './suggestions.ts';

const nothing = {
  query: 'щщщ',
  correctedQuery: null,
  products: [],
  categories: [],
  brands: [],
  productCount: 0,
};

describe('suggestions', () => {
  it('are empty when nothing was found', () => {
    expect(resultGroups(nothing)).toEqual([]);
    expect(recentGroups([])).toEqual([]);
  });

  it('begin with the whole list and then go by kind', () => {
    const groups = resultGroups({
      ...nothing,
      query: 'композит',
      productCount: 96,
      categories: [{ category: { id: 'c', name: 'Композиты', slug: 'c' }, count: 96 }],
      brands: [{ brand: { id: 'b', name: 'Эстерион', slug: 'b' }, count: 48 }],
    });
    expect(groups.map(({ title }) => title)).toEqual([null, 'Категории', 'Бренды']);
    expect(groups[0]?.items).toEqual([
      {
        kind: 'query',
        id: 'query',
        query: 'композит',
        literal: false,
        label: 'Все товары: «композит»',
        count: 96,
      },
    ]);
  });

  it('include the literal query beside the corrected one', () => {
    const [first] = resultGroups({
      ...nothing,
      query: 'rjvgjpbn',
      correctedQuery: 'композит',
      productCount: 3,
    });
    expect(first?.items.map((item) => item.kind === 'query' && [item.query, item.literal])).toEqual(
      [
        ['композит', false],
        ['rjvgjpbn', true],
      ],
    );
  });
});

describe('arrow keys', () => {
  it('cycle through the list and the field', () => {
    expect(nextIndex(-1, 1, 3)).toBe(0);
    expect(nextIndex(2, 1, 3)).toBe(-1);
    expect(nextIndex(-1, -1, 3)).toBe(2);
    expect(nextIndex(0, -1, 3)).toBe(-1);
    expect(nextIndex(-1, 1, 0)).toBe(-1);
  });
});
