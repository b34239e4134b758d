import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { allOf } from '#server/db/sql-values.ts';
import { createVersionedCache } from '#server/db/versioned-cache.ts';
import type {
  CatalogIndex,
  FoundPage,
  PageRequested,
} from '#server/product/catalog-index/catalog-index.ts';
import type { CountingIndex } from '#server/product/catalog-index/engine/engine-index.ts';
import { queryCounts } from './facet-queries.ts';
import { FRESH_MS, STALE_MS } from './list-age.ts';
import { type Listing, orderOf, queryCount, queryCounted, queryIDs } from './page-queries.ts';
import { everyChoice } from './product-conditions.ts';
import type { Selection } from './product-selection.ts';
import { queryFound } from './searched-page.ts';

const counts = createVersionedCache<number>({ size: 2000, lifetime: FRESH_MS, stale: STALE_MS });

/** A search that finds fewer cards is sorted completely. */
const FEW_FOUND = 200;

/** Whether so few products match that reading all of them is fast. */
function isNarrow({ choices, found, isWhole }: Selection): boolean {
  return (
    !isWhole ||
    choices.brand !== null ||
    choices.attributes.size > 0 ||
    (found !== null && found.total < FEW_FOUND)
  );
}

type CountCards = ((selection: Selection) => Promise<number>) | null;

async function queryPage(
  db: Database,
  selection: Selection,
  requested: PageRequested,
  countCards: CountCards,
): Promise<FoundPage> {
  const { base, choices, filter, found, isShared } = selection;
  const { sort, page, pageSize } = requested;
  const chosen = everyChoice(choices);
  const { byFamily } = selection;
  const where = allOf([...base, ...chosen]);
  const total = async () => {
    const count = () =>
      countCards === null ? queryCount(db, { where, byFamily }) : countCards(selection);
    if (selection.knownTotal !== null && chosen.length === 0) return selection.knownTotal;
    return isShared ? counts(db, JSON.stringify(filter), count) : count();
  };
  if (found !== null && (sort === undefined || sort.field === 'Default')) {
    return queryFound(db, selection, found, requested, total);
  }
  const listing: Listing = { where, byFamily, order: orderOf(sort, selection.order) };
  const paging = sql`limit ${pageSize} offset ${(page - 1) * pageSize}`;
  if (!isNarrow(selection)) {
    const [ids, count] = await Promise.all([queryIDs(db, listing, paging), total()]);
    return { ids, total: count };
  }
  const counted = await queryCounted(db, listing, paging);
  return counted ?? { ids: [], total: await total() };
}

/** The products of the database, and the total of a list by itself. */
export function countingIndex(db: Database): CountingIndex<Selection> {
  return {
    ...databaseIndex(db),
    countCards: ({ base, choices, byFamily }) =>
      queryCount(db, { where: allOf([...base, ...everyChoice(choices)]), byFamily }),
  };
}

/**
 * The products of the database, by all filters.
 * @param countCards counts a list faster than the database would
 */
export function databaseIndex(
  db: Database,
  countCards: CountCards = null,
): CatalogIndex<Selection> {
  return {
    countFacets: (selection, depth) => queryCounts(db, selection, depth),
    findPage: (selection, requested) => queryPage(db, selection, requested, countCards),
  };
}
