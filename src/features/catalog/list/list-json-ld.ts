import type { QueryClient } from '@tanstack/react-query';
import { productJsonLd } from '#src/features/product-parts/product-json-ld.ts';
import { breadcrumbJsonLd, type JsonLd } from '#src/lib/pages/structured-data.ts';
import { loadedListTitle } from './query/list-title.ts';
import { categoryQuery, listQuery } from './query/product-list-queries.ts';
import type { ProductSearch } from './query/product-search.ts';

/** JSON-LD of a list: its products with their offers, and breadcrumbs. */
export function listJsonLd(client: QueryClient, search: ProductSearch, origin: string): JsonLd[] {
  const list = client.getQueryData(listQuery(search).queryKey);
  const category = search.category
    ? client.getQueryData(categoryQuery(search.category).queryKey)
    : undefined;
  const categoryURL = (id: string) => `${origin}/products?category=${encodeURIComponent(id)}`;
  const path = category
    ? [...category.breadcrumbs, category.category].map(({ id, name }) => ({
        name,
        url: categoryURL(id),
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
