import type { QueryClient } from '@tanstack/react-query';
import { productJsonLd } from '#src/features/product-parts/product-json-ld.ts';
import { breadcrumbJsonLd, type JsonLd } from '#src/lib/structured-data.ts';
import { loadedListTitle } from './query/list-title.ts';
import { categoryQuery, listQuery } from './query/product-list-queries.ts';
import type { ProductSearch } from './query/product-search.ts';

/** What a list tells search engines: its products with their offers, and the way to it. */
export function listJsonLd(client: QueryClient, search: ProductSearch, origin: string): JsonLd[] {
  const list = client.getQueryData(listQuery(search).queryKey);
  const category = search.category
    ? client.getQueryData(categoryQuery(search.category).queryKey)
    : undefined;
  const address = (id: string) => `${origin}/products?category=${encodeURIComponent(id)}`;
  const path = category
    ? [...category.breadcrumbs, category.category].map(({ id, name }) => ({
        name,
        url: address(id),
      }))
    : [];
  return [
    breadcrumbJsonLd([{ name: 'Каталог', url: `${origin}/catalog` }, ...path]),
    {
      '@type': 'ItemList',
      name: loadedListTitle(client, search),
      numberOfItems: list?.paging.total ?? 0,
      itemListElement: (list?.items ?? []).map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: productJsonLd(product, origin),
      })),
    },
  ];
}
