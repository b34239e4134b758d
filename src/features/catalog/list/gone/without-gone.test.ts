import { expect, it } from 'vitest';
import {
  type ProductSearch,
  parseProductSearch,
} from '#src/features/catalog/list/query/product-search.ts';
import { type GonePart, withoutGone } from './without-gone.ts';

it.each<[GonePart, ProductSearch, ProductSearch]>([
  ['category', { category: 'gone', brand: ['a'], page: 3 }, { brand: ['a'] }],
  [
    'category',
    { category: 'gone', query: 'бор', available: true },
    { query: 'бор', available: true },
  ],
  [
    'promotion',
    { source: 'PromotionProducts', promotion: 'gone', category: 'c' },
    { source: 'PromotionProducts', category: 'c' },
  ],
  ['brand', { brand: ['gone', 'a'], sort: 'Price' }, { brand: ['a'], sort: 'Price' }],
  ['brand', { source: 'BrandProducts', brand: ['gone'], category: 'c' }, { category: 'c' }],
  [
    'brand',
    { source: 'BrandProducts', brand: ['gone', 'a'] },
    { source: 'BrandProducts', brand: ['a'] },
  ],
])('withoutGone: drops the %s of %o and nothing else', (part, search, rest) => {
  expect(withoutGone(search, part, ['gone'])).toEqual(parseProductSearch(rest));
});
