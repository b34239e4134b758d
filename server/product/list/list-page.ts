import { sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Context } from '#server/contract/handlers.ts';
import { DEFAULT_PAGE_SIZE } from '#server/contract/page-size.ts';
import type { Database } from '#server/db/connection.ts';
import { allOf } from '#server/db/sql-values.ts';
import { createVersionedCache } from '#server/db/versioned-cache.ts';
import { loadCards } from '#server/product/card/product-cards.ts';
import {
  type FoundPage,
  type Listing,
  orderOf,
  type PageRequested,
  queryCount,
  queryCounted,
  queryIDs,
} from './page-queries.ts';
import { everyChoice } from './product-conditions.ts';
import { type Selection, select } from './product-selection.ts';
import { queryFound } from './searched-page.ts';

type Schemas = components['schemas'];

/** How long the order and the total of a list may be outdated, milliseconds. */
const FRESH_MS = 15_000;
/** How long after that stale ones are served while being revalidated, milliseconds. */
const STALE_MS = 60_000;

const counts = createVersionedCache<number>({ size: 2000, lifetime: FRESH_MS, stale: STALE_MS });

/** The ids of a page; prices and stock are read each time. */
const pages = createVersionedCache<FoundPage>({ size: 4000, lifetime: FRESH_MS, stale: STALE_MS });

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

async function queryPage(
  db: Database,
  selection: Selection,
  requested: PageRequested,
  key: string,
): Promise<FoundPage> {
  const { base, choices, found, isShared } = selection;
  const { sort, page, pageSize } = requested;
  const chosen = everyChoice(choices);
  const { byFamily } = selection;
  const where = allOf([...base, ...chosen]);
  const total = async () => {
    const count = () => queryCount(db, { where, byFamily });
    if (selection.knownTotal !== null && chosen.length === 0) return selection.knownTotal;
    return isShared ? counts(db, key, count) : count();
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

/**
 * One page of a list, one card per family, in a bounded number of queries.
 * @throws ApiProblem 401 when the source belongs to a user and nobody is signed in.
 */
export async function listPage(
  context: Context,
  request: Schemas['ProductListRequest'],
): Promise<Schemas['ProductList']> {
  const { db, session } = context;
  const { sort, page = 1, pageSize = DEFAULT_PAGE_SIZE, ...filter } = request;
  const selection = await select(context, filter);
  const key = JSON.stringify(filter);
  const replaced = selection.found?.replaced;
  const requested = { sort, page, pageSize };
  const query = () => queryPage(db, selection, requested, key);
  const { ids, total } = selection.isShared
    ? await pages(db, `${JSON.stringify(requested)} ${key}`, query)
    : await query();
  return {
    items: await loadCards(
      db,
      ids,
      { userID: session?.userID ?? null, now: context.now() },
      { chips: selection.byFamily },
    ),
    paging: { page, pageSize, total },
    correctedQuery: selection.correctedQuery,
    ...(replaced && { replacedName: replaced.title }),
  };
}
