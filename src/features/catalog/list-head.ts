import type { QueryClient } from '@tanstack/react-query';
import { pageTitle } from '#src/lib/page-title.ts';
import { loadedListTitle } from './list-title.ts';
import { listQuery } from './product-list-queries.ts';
import { countFilters, type ProductSearch } from './product-search.ts';

/** A list of its own and not a view of another one: only these are for search engines. */
function isPlain(search: ProductSearch): boolean {
  return countFilters(search) === 0 && !search.query && !search.sort;
}

/** The address under which the list is known: without order, filters and noise. */
function canonicalPath({ source, category, promotion, brand, page }: ProductSearch): string {
  const query = new URLSearchParams();
  if (source) query.set('source', source);
  if (category) query.set('category', category);
  if (promotion) query.set('promotion', promotion);
  if (source === 'BrandProducts') for (const id of brand ?? []) query.append('brand', id);
  if (page) query.set('page', String(page));
  return query.size > 0 ? `/products?${query}` : '/products';
}

/** Title, description, canonical address and whether search engines should keep the list. */
export function loadedListHead(client: QueryClient, search: ProductSearch, origin: string) {
  const title = loadedListTitle(client, search);
  const total = client.getQueryData(listQuery(search).queryKey)?.paging.total;
  const page = search.page ? `, страница ${search.page}` : '';
  const choice = total ? ` Выбор из ${total}.` : '';
  const url = origin + canonicalPath(search);
  return {
    meta: [
      { title: pageTitle(`${title}${page}`) },
      {
        name: 'description',
        content: `${title}${page}: цены, наличие и характеристики стоматологических товаров.${choice} Доставка по России.`,
      },
      { property: 'og:title', content: title },
      { property: 'og:url', content: url },
      ...(isPlain(search) ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ],
    links: isPlain(search) ? [{ rel: 'canonical', href: url }] : [],
  };
}
