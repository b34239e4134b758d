import type { components } from '#generated/server/operations.ts';
import type { Context } from '#server/contract/handlers.ts';
import { createVersionedCache } from '#server/db/versioned-cache.ts';
import type { FacetCounts } from '#server/product/catalog-index/catalog-index.ts';
import { countedDepth, toFilters } from './facets.ts';
import { chooseIndex } from './index-choice/choose-index.ts';
import { select } from './product-selection.ts';

type Schemas = components['schemas'];

/** How long shared facets are fresh, milliseconds; then they are revalidated in the background. */
const FACETS_LIFETIME_MS = 30_000;
const FACETS_STALE_MS = 10 * 60_000;

const facets = createVersionedCache<FacetCounts>({
  size: 1000,
  lifetime: FACETS_LIFETIME_MS,
  stale: FACETS_STALE_MS,
});

/**
 * Filters with the number of cards each selects: a family counts if one of its variants matches all
 * choices. The counts of a facet ignore its own choice.
 * @throws ApiProblem 401 when the source belongs to a user and nobody is signed in.
 */
export async function listFilters(
  context: Context,
  filter: Schemas['ProductFilter'],
): Promise<Schemas['ProductFilters']> {
  const { db } = context;
  const selection = await select(context, filter);
  const depth = countedDepth(filter, selection.snapshot);
  const count = (version: string) =>
    chooseIndex(context, selection, version).countFacets(selection, depth);
  const counts = selection.isShared
    ? await facets(db, JSON.stringify(filter), count)
    : await count(selection.snapshot.version);
  return {
    ...toFilters(counts, filter, selection.snapshot),
    correctedQuery: selection.correctedQuery,
  };
}
