import type { ProductCard } from '#generated/api/model/productCard.ts';
import type { SearchResult } from '#generated/api/model/searchResult.ts';

/** One option of the search's list, in the order of the arrow keys. */
export type Suggestion =
  | { kind: 'query'; id: string; query: string; literal: boolean; label: string; count?: number }
  | { kind: 'recent'; id: string; query: string }
  | { kind: 'category'; id: string; category: string; name: string; count: number; query: string }
  | { kind: 'brand'; id: string; brand: string; name: string; count: number }
  | { kind: 'product'; id: string; product: ProductCard };

export interface SuggestionGroup {
  /** Null for options that need no heading. */
  title: string | null;
  items: Suggestion[];
}

/** The user's recent queries, shown while nothing is typed. */
export function recentGroups(recent: readonly string[]): SuggestionGroup[] {
  if (recent.length === 0) return [];
  return [
    {
      title: 'Вы искали',
      items: recent.map((query, index) => ({ kind: 'recent', id: `recent-${index}`, query })),
    },
  ];
}

/**
 * The response as groups: the whole list first, then sections, brands and products. When the query
 * was corrected, the typed one is still an option.
 */
export function resultGroups(result: SearchResult): SuggestionGroup[] {
  const { query, correctedQuery, categories, brands, products, productCount } = result;
  const shown = correctedQuery ?? query;
  const whole: Suggestion[] =
    productCount > 0
      ? [
          {
            kind: 'query',
            id: 'query',
            query: shown,
            literal: false,
            label: `Все товары: «${shown}»`,
            count: productCount,
          },
        ]
      : [];
  if (correctedQuery !== null) {
    whole.push({ kind: 'query', id: 'literal', query, literal: true, label: `Искать «${query}»` });
  }
  const groups: SuggestionGroup[] = [
    { title: null, items: whole },
    {
      title: 'Категории',
      items: categories.map(({ category, count }) => ({
        kind: 'category',
        id: `category-${category.id}`,
        category: category.id,
        name: category.name,
        count,
        query: shown,
      })),
    },
    {
      title: 'Бренды',
      items: brands.map(({ brand, count }) => ({
        kind: 'brand',
        id: `brand-${brand.id}`,
        brand: brand.id,
        name: brand.name,
        count,
      })),
    },
    {
      title: 'Товары',
      items: products.map((product) => ({
        kind: 'product',
        id: `product-${product.id}`,
        product,
      })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/**
 * The index that an arrow key selects; from the field (−1) in both directions, and from the ends
 * back to it.
 */
export function nextIndex(index: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  const next = index + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}
