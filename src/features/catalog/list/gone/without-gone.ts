import {
  type ProductSearch,
  parseProductSearch,
} from '#src/features/catalog/list/query/product-search.ts';

/** What a list may be about, or be filtered by, that can go out of the catalog. */
export type GonePart = 'category' | 'promotion' | 'brand';

/**
 * The same list without what is gone; the other filters stay.
 * @param brandIDs the brands that are gone.
 */
export function withoutGone(
  search: ProductSearch,
  part: GonePart,
  brandIDs: readonly string[] = [],
): ProductSearch {
  const rest = { ...search, page: undefined, invalid: undefined };
  if (part !== 'brand') return parseProductSearch({ ...rest, [part]: undefined });
  const brand = search.brand?.filter((id) => !brandIDs.includes(id)) ?? [];
  // A brand's own list has no meaning without the brand.
  const isOwn = search.source === 'BrandProducts' && brand.length === 0;
  return parseProductSearch({ ...rest, brand, source: isOwn ? undefined : search.source });
}
