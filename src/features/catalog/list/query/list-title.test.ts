import { describe, expect, it } from 'vitest';
import { listTitle } from './list-title.ts';

const category = {
  category: {
    id: 'c1',
    parentID: null,
    name: 'Композиты',
    slug: 'kompozity',
    depth: 2,
    productCount: 5,
    picture: null,
  },
  breadcrumbs: [],
  children: [],
};

describe('list title', () => {
  it('is the search query, if there is one', () => {
    expect(listTitle({ query: 'бор', category: 'c1' }, { category })).toBe(
      'Результаты поиска «бор»',
    );
  });

  it('is the category', () => {
    expect(listTitle({ category: 'c1' }, { category })).toBe('Композиты');
  });

  it('has a fallback when a name is not loaded', () => {
    expect(listTitle({ category: 'gone' }, {})).toBe('Все товары');
    expect(listTitle({ promotion: 'p1' }, {})).toBe('Товары по акциям');
    expect(listTitle({ source: 'BrandProducts', brand: ['b'] }, {})).toBe('Товары бренда');
  });

  it('is the source', () => {
    expect(listTitle({ source: 'BrandNewItems' }, {})).toBe('Новинки');
  });
});
