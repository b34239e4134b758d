import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#src/api/queries/query-client.ts';
import { loadedListHead } from './list-head.ts';
import { listQuery } from './query/product-list-queries.ts';
import type { ProductSearch } from './query/product-search.ts';

const origin = 'https://shop.example.ru';

function headOf(search: ProductSearch) {
  const client = createQueryClient({ failed: () => {}, succeeded: () => {} });
  const { meta, links } = loadedListHead(client, search, origin);
  return {
    canonical: links[0]?.href,
    robots: meta.find((tag) => 'name' in tag && tag.name === 'robots'),
  };
}

describe('list head', () => {
  it.each<[ProductSearch, string]>([
    [{}, '/products'],
    [{ category: '401', page: 3 }, '/products?category=401&page=3'],
    [{ source: 'BrandProducts', brand: ['7'] }, '/products?source=BrandProducts&brand=7'],
  ])('has the canonical URL of a list of its own: %o', (search, path) => {
    expect(headOf(search)).toEqual({ canonical: origin + path, robots: undefined });
  });

  it.each<ProductSearch>([
    { query: 'бор' },
    { category: '401', brand: ['7'] },
    { available: true },
    { sort: 'Price' },
    { attribute: ['a:b'] },
    { priceTo: 100 },
    { source: 'BrandProducts', brand: ['7', '8'] },
    { source: 'BrandProducts', brand: ['7'], category: '401' },
    { source: 'PromotionProducts', promotion: '5', category: '401' },
    { source: 'RecentlyViewed' },
    { source: 'Favorites' },
  ])('has noindex for a view of another list: %o', (search) => {
    expect(headOf(search)).toEqual({
      canonical: undefined,
      robots: { name: 'robots', content: 'noindex, follow' },
    });
  });

  it('has noindex for an empty list', () => {
    const search = { category: '401' };
    const client = createQueryClient({ failed: () => {}, succeeded: () => {} });
    const paging = { page: 1, pageSize: 24, total: 0 };
    client.setQueryData(listQuery(search).queryKey, { items: [], paging, correctedQuery: null });
    const { meta, links } = loadedListHead(client, search, origin);
    expect(links).toEqual([]);
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex, follow' });
  });
});
