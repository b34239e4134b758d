import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Context } from '#server/contract/handlers.ts';
import type { Database } from '#server/db/connection.ts';
import type { FoundQuery } from '#server/search/find-query.ts';
import { loadCards } from './product-cards.ts';
import { allOf, everyChoice } from './product-conditions.ts';
import { type Selection, select } from './product-selection.ts';
import { createVersionedCache } from './versioned-cache.ts';

type Schemas = components['schemas'];

export const DEFAULT_PAGE_SIZE = 24;

/** How long the order and the count of a list may lag behind the stock, milliseconds. */
const FRESH_MS = 15_000;
/** How long after that they are still shown while newer ones are found. */
const STALE_MS = 60_000;

const counts = createVersionedCache<number>({ size: 2000, lifetime: FRESH_MS, stale: STALE_MS });

/** Which products a page shows; what they cost and whether they are there is read each time. */
const pages = createVersionedCache<FoundPage>({ size: 4000, lifetime: FRESH_MS, stale: STALE_MS });

/** A search that finds fewer products ranks them all at no great cost. */
const BROAD = 500;
/** Products that are gathered by the short way, pages before the wanted one among them. */
const MOST_BEST = 200;

/** What can be bought first, then what sells best. The same as the index `products_default`. */
const USUAL_ORDER = sql`p.available desc, p.popularity desc, p.id`;

/** Each order is one that an index of `products` has, forwards or backwards. */
function orderBy(sort: Schemas['ProductSort'] | undefined, natural: SQL | null): SQL {
  if (sort === undefined || sort.field === 'Default') {
    return natural === null ? USUAL_ORDER : sql`${natural}, ${USUAL_ORDER}`;
  }
  const column = sort.field === 'Price' ? sql`p.price` : sql`p.created_at`;
  const fallback = sort.field === 'Price' ? 'ASC' : 'DESC';
  return (sort.direction ?? fallback) === 'ASC'
    ? sql`${column}, p.id`
    : sql`${column} desc, p.id desc`;
}

async function queryCount(db: Database, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from products p where ${where}`);
  return rows[0]?.total ?? 0;
}

interface PageWanted {
  readonly sort: Schemas['ProductSort'] | undefined;
  readonly page: number;
  readonly pageSize: number;
}

interface FoundPage {
  readonly ids: readonly string[];
  readonly total: number;
}

/**
 * A page and, on the way, the count, for where all products must be looked at anyway. Without
 * `offset 0` the planner would hope to find the page early along the order. Null beyond the last page.
 */
async function queryCounted(
  db: Database,
  where: SQL,
  order: SQL,
  paging: SQL,
): Promise<FoundPage | null> {
  const { rows } = await db.execute<{ id: string; total: number }>(sql`
    select p.id, count(*) over ()::int as total
    from (select * from products p where ${where} offset 0) p
    order by ${order} ${paging}`);
  const [first] = rows;
  return first === undefined ? null : { ids: rows.map(({ id }) => id), total: first.total };
}

async function queryIds(db: Database, where: SQL, order: SQL, paging: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from products p where ${where} order by ${order} ${paging}`);
  return rows.map(({ id }) => id);
}

/**
 * Products that an index finds by `quick`, and of these what fits the text. In one condition the
 * planner would rather go through all that fits the text, which may be half of the catalogue.
 */
async function queryQuick(
  db: Database,
  selection: Selection,
  quick: SQL,
  { fits, order, count }: { fits: SQL; order: SQL; count: number },
): Promise<string[]> {
  const among = allOf([...selection.place, ...everyChoice(selection.choices), quick]);
  const { rows } = await db.execute<{ id: string }>(sql`
    select quick.id from (
      select p.id from products p where ${among} order by ${order} offset 0
    ) quick
    where (select ${fits} from products p where p.id = quick.id)
    limit ${count}`);
  return rows.map(({ id }) => id);
}

/**
 * The first products of a broad search by indexes alone: codes, then names that begin so. Null when
 * they are fewer than wanted, so that all that is found must be ranked.
 */
async function queryBest(
  db: Database,
  selection: Selection,
  { first, begins, condition, rank }: FoundQuery,
  wanted: number,
): Promise<string[] | null> {
  if (first === null || begins === null || wanted > MOST_BEST) return null;
  const byCode = { fits: condition, order: orderBy(undefined, rank), count: wanted };
  const ids = await queryQuick(db, selection, first, byCode);
  if (ids.length < wanted) {
    const fits = sql`${condition} and not (${first})`;
    const byName = { fits, order: USUAL_ORDER, count: wanted - ids.length };
    ids.push(...(await queryQuick(db, selection, begins, byName)));
  }
  return ids.length < wanted ? null : ids;
}

/** A search, best matches first. */
async function queryFound(
  db: Database,
  selection: Selection,
  found: FoundQuery,
  { page, pageSize }: PageWanted,
  count: () => Promise<number>,
): Promise<FoundPage> {
  if (found.total === 0) return { ids: [], total: 0 };
  const offset = (page - 1) * pageSize;
  if (found.first !== null) {
    const total = await count();
    const ids = total < BROAD ? null : await queryBest(db, selection, found, offset + pageSize);
    if (ids !== null) return { ids: ids.slice(offset), total };
  }
  const where = allOf([...selection.base, ...everyChoice(selection.choices)]);
  const paging = sql`limit ${pageSize} offset ${offset}`;
  const ranked = await queryCounted(db, where, orderBy(undefined, found.rank), paging);
  return ranked ?? { ids: [], total: await count() };
}

/** Few enough products are left by these that looking at all of them is a short way. */
function isNarrow({ choices }: Selection): boolean {
  return choices.brand !== null || choices.attributes.size > 0;
}

async function queryPage(
  db: Database,
  selection: Selection,
  wanted: PageWanted,
  key: string,
): Promise<FoundPage> {
  const { base, choices, found, isShared } = selection;
  const { sort, page, pageSize } = wanted;
  const chosen = everyChoice(choices);
  const where = allOf([...base, ...chosen]);
  const total = async (count = () => queryCount(db, where)) => {
    if (selection.knownTotal !== null && chosen.length === 0) return selection.knownTotal;
    return isShared ? counts(db, key, count) : count();
  };
  if (found !== null && (sort === undefined || sort.field === 'Default')) {
    return queryFound(db, selection, found, wanted, total);
  }
  const order = orderBy(sort, selection.order);
  const paging = sql`limit ${pageSize} offset ${(page - 1) * pageSize}`;
  if (!isNarrow(selection)) {
    const [ids, count] = await Promise.all([queryIds(db, where, order, paging), total()]);
    return { ids, total: count };
  }
  let counted: FoundPage | null = null;
  const count = await total(async () => {
    counted = await queryCounted(db, where, order, paging);
    return counted?.total ?? queryCount(db, where);
  });
  return counted ?? { ids: await queryIds(db, where, order, paging), total: count };
}

/**
 * One page of a list: a bounded number of queries whatever its size.
 * @throws ApiProblem 401 when the source belongs to a reader and nobody is signed in.
 */
export async function listPage(
  context: Context,
  request: Schemas['ProductListRequest'],
): Promise<Schemas['ProductList']> {
  const { db, session } = context;
  const { sort, page = 1, pageSize = DEFAULT_PAGE_SIZE, ...filter } = request;
  const selection = await select(context, filter);
  const key = JSON.stringify(filter);
  const wanted = { sort, page, pageSize };
  const query = () => queryPage(db, selection, wanted, key);
  const { ids, total } = selection.isShared
    ? await pages(db, `${JSON.stringify(wanted)} ${key}`, query)
    : await query();
  return {
    items: await loadCards(db, ids, session?.userID ?? null),
    paging: { page, pageSize, total },
    correctedQuery: selection.correctedQuery,
  };
}
