import type { CartItem, Problem } from '#generated/api/model/index.ts';
import { normalizeForSearch } from '#src/lib/text/normalize.ts';
import type { CartGrouping, CartSearch } from './cart-search.ts';

/** The lines that match the search; its terms may be in any order. */
export function findLines(
  items: readonly CartItem[],
  { text = '', only }: CartSearch,
  problems: readonly Problem[],
): CartItem[] {
  const requested = normalizeForSearch(text).split(' ');
  const affected = new Set(problems.map(({ productID }) => productID));
  return items.filter(({ product, isGift }) => {
    if (only === 'problems' && (isGift || !affected.has(product.id))) return false;
    const known = normalizeForSearch(
      [product.name, product.vendorCode, product.brandName].join(' '),
    );
    return requested.every((word) => known.includes(word));
  });
}

export interface LineGroup {
  /** Null: lines that are not grouped. */
  title: string | null;
  items: CartItem[];
}

/** Lines by brand or category in alphabetical order; each group in the cart's order. */
export function groupBy(
  items: readonly CartItem[],
  grouping: CartGrouping | undefined,
): LineGroup[] {
  if (grouping === undefined) return [{ title: null, items: [...items] }];
  const groups = new Map<string, CartItem[]>();
  for (const item of items) {
    const { brandName, categoryName } = item.product;
    const title = grouping === 'brand' ? (brandName ?? 'Без бренда') : categoryName;
    groups.set(title, [...(groups.get(title) ?? []), item]);
  }
  return [...groups]
    .map(([title, lines]) => ({ title, items: lines }))
    .toSorted((one, two) => one.title.localeCompare(two.title, 'ru'));
}
