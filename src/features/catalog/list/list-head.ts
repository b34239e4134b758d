import type { QueryClient } from '@tanstack/react-query';
import { pageMeta } from '#src/lib/pages/page-meta.ts';
import { loadedListTitle } from './query/list-title.ts';
import { listQuery } from './query/product-list-queries.ts';
import { countFilters, type ProductSearch } from './query/product-search.ts';

/** Lists that differ for each user. */
const ownSources = new Set<ProductSearch['source']>([
  'RecentlyViewed',
  'Favorites',
  'PreviouslyBought',
]);

/** A list of its own and not a filtered view of another one: only these are indexed. */
function isPlain(search: ProductSearch): boolean {
  const { source, brand = [], category, promotion } = search;
  const narrowed = (brand.length > 1 || category || promotion) && source === 'BrandProducts';
  return (
    countFilters(search) === 0 &&
    !search.query &&
    !search.sort &&
    !narrowed &&
    !(promotion && category) &&
    !ownSources.has(source)
  );
}

/** The canonical URL of the list: without sort order, filters and unknown parameters. */
function canonicalPath({ source, category, promotion, brand, page }: ProductSearch): string {
  const query = new URLSearchParams();
  if (source) query.set('source', source);
  if (category) query.set('category', category);
  if (promotion) query.set('promotion', promotion);
  if (source === 'BrandProducts') for (const id of brand ?? []) query.append('brand', id);
  if (page) query.set('page', String(page));
  return query.size > 0 ? `/products?${query}` : '/products';
}

/** Title, description, canonical URL and robots directive of the list. */
export function loadedListHead(client: QueryClient, search: ProductSearch, origin: string) {
  const title = loadedListTitle(client, search);
  const list = client.getQueryData(listQuery(search).queryKey);
  const total = list?.paging.total;
  const page = search.page ? `, страница ${search.page}` : '';
  const choice = total ? ` Выбор из ${total}.` : '';
  const url = origin + canonicalPath(search);
  const [image] = list?.items[0]?.images ?? [];
  const isIndexed = isPlain(search) && list?.paging.total !== 0;
  return {
    meta: [
      ...pageMeta(
        `${title}${page}`,
        `${title}${page}: цены, наличие и характеристики стоматологических товаров.${choice} Доставка по России.`,
        image && new URL(image.url, origin).href,
      ),
      { property: 'og:url', content: url },
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ],
    links: isIndexed ? [{ rel: 'canonical', href: url }] : [],
  };
}
