import {
  getGetBrandQueryOptions,
  getListBrandsQueryOptions,
  getSearchBrandsQueryOptions,
} from '#generated/api/brands/brands.ts';

const MOST_FOUND = 100;
/** Brands change with the catalog only; milliseconds. */
const FRESH_MS = 5 * 60_000;

/** All brands, by the alphabet. */
export function brandsQuery() {
  return getListBrandsQueryOptions({ query: { staleTime: FRESH_MS } });
}

/** A brand with its description; its list stands without it. */
export function brandQuery(brandID: string) {
  return getGetBrandQueryOptions(brandID, {
    query: { meta: { silent: true }, staleTime: FRESH_MS },
  });
}

/** The brands that answer to what is written; the page stands without them. */
export function foundBrandsQuery(query: string) {
  return getSearchBrandsQueryOptions(
    { query, limit: MOST_FOUND },
    { query: { meta: { silent: true }, staleTime: FRESH_MS } },
  );
}
