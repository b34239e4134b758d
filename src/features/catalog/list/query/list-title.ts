import type { QueryClient } from '@tanstack/react-query';
import type { CategoryDetail } from '#generated/api/model/categoryDetail.ts';
import type { ProductFilters } from '#generated/api/model/productFilters.ts';
import type { PromotionList } from '#generated/api/model/promotionList.ts';
import { categoryQuery, filtersQuery, promotionQuery } from './product-list-queries.ts';
import { type ProductSearch, searchedPart } from './product-search.ts';

/** Names for the title; unknown ones are omitted. */
export interface ListNames {
  category?: CategoryDetail | undefined;
  promotions?: PromotionList | undefined;
  filters?: ProductFilters | undefined;
}

const sourceTitles = {
  Catalog: 'Все товары',
  RecentlyViewed: 'Вы смотрели',
  PromotionProducts: 'Товары по акциям',
  Popular: 'Популярные товары',
  BrandProducts: 'Товары бренда',
  BrandNewItems: 'Новинки',
  Favorites: 'Избранное',
  PreviouslyBought: 'Купленные ранее',
} as const;

/** The title of a list: its query, promotion, category, brand or source. */
export function listTitle(search: ProductSearch, names: ListNames): string {
  if (search.query) {
    const searched = searchedPart(search.query);
    return `Результаты поиска «${searched}${searched === search.query ? '' : '…'}»`;
  }
  if (search.promotion) return names.promotions?.items[0]?.name ?? sourceTitles.PromotionProducts;
  if (search.source === 'BrandProducts')
    return brandNames(search, names) ?? sourceTitles.BrandProducts;
  if (search.category && names.category) return names.category.category.name;
  return sourceTitles[search.source ?? 'Catalog'];
}

function brandNames({ brand = [] }: ProductSearch, { filters }: ListNames): string | null {
  const chosen = filters?.brands.filter((value) => brand.includes(value.brand.id)) ?? [];
  return chosen.length > 0 ? chosen.map((value) => value.brand.name).join(', ') : null;
}

/** The title from loaded data, for the page's `<title>`. */
export function loadedListTitle(client: QueryClient, search: ProductSearch): string {
  return listTitle(search, {
    category: search.category
      ? client.getQueryData(categoryQuery(search.category).queryKey)
      : undefined,
    promotions: search.promotion
      ? client.getQueryData(promotionQuery(search.promotion).queryKey)
      : undefined,
    filters: client.getQueryData(filtersQuery(search).queryKey),
  });
}
