import { getGetBrandQueryOptions } from '#generated/api/brands/get-brand.ts';
import { getListBrandsQueryOptions } from '#generated/api/brands/list-brands.ts';
import { getSearchBrandsQueryOptions } from '#generated/api/brands/search-brands.ts';

const MAX_FOUND = 100;
/** Brands change only with the catalog; milliseconds. */
const FRESH_MS = 5 * 60_000;

/** The options of the list, for the loader and for the screen. */
export const brandsOptions = { query: { staleTime: FRESH_MS } } as const;

/** All brands in alphabetical order. */
export function brandsQuery() {
  return getListBrandsQueryOptions(brandsOptions);
}

/** A brand with its description; its list of products does not depend on it. */
export function brandQuery(brandID: string) {
  return getGetBrandQueryOptions(brandID, {
    query: { meta: { silent: true }, staleTime: FRESH_MS },
  });
}

/** The brands that match the text; a failure leaves them out. */
export function foundBrandsQuery(query: string) {
  return getSearchBrandsQueryOptions(
    { query, limit: MAX_FOUND },
    { query: { meta: { silent: true }, staleTime: FRESH_MS } },
  );
}
