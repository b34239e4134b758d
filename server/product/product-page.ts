import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Context } from '#server/contract/handlers.ts';
import type { Database } from '#server/db/connection.ts';
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

/** Where no index gives the order, all products are looked at anyway: they are counted on the way. */
async function queryRanked(
  db: Database,
  where: SQL,
  order: SQL,
  paging: SQL,
): Promise<FoundPage | null> {
  const { rows } = await db.execute<{ id: string; total: number }>(sql`
    select p.id, count(*) over ()::int as total from products p where ${where}
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
 * The first products of a broad search by indexes alone: codes, then names that begin so. Null when
 * they are fewer than wanted, so that all that is found must be ranked.
 */
async function queryBest(
  db: Database,
  where: SQL,
  { order, best }: Selection,
  wanted: number,
): Promise<string[] | null> {
  if (best === null || order === null || wanted > MOST_BEST) return null;
  const { first, next } = best;
  const ids = await queryIds(
    db,
    sql`${where} and ${first}`,
    orderBy(undefined, order),
    limited(wanted),
  );
  if (ids.length < wanted) {
    const rest = sql`${where} and ${next} and not (${first})`;
    ids.push(...(await queryIds(db, rest, USUAL_ORDER, limited(wanted - ids.length))));
  }
  return ids.length < wanted ? null : ids;
}

const limited = (count: number) => sql`limit ${count}`;

async function queryPage(
  db: Database,
  selection: Selection,
  { sort, page, pageSize }: PageWanted,
  key: string,
): Promise<FoundPage> {
  const { base, choices, order: natural, isRanked, isShared, knownTotal } = selection;
  const chosen = everyChoice(choices);
  const where = allOf([...base, ...chosen]);
  const byMatch = isRanked && (sort === undefined || sort.field === 'Default');
  const offset = (page - 1) * pageSize;
  const count = () => queryCount(db, where);
  const total = async () => {
    if (knownTotal !== null && chosen.length === 0) return knownTotal;
    return isShared ? counts(db, key, count) : count();
  };
  if (byMatch && selection.best !== null) {
    const found = await total();
    const ids = found < BROAD ? null : await queryBest(db, where, selection, offset + pageSize);
    if (ids !== null) return { ids: ids.slice(offset), total: found };
  }
  const order = orderBy(sort, natural);
  const paging = sql`limit ${pageSize} offset ${offset}`;
  const ranked = byMatch ? await queryRanked(db, where, order, paging) : null;
  if (ranked !== null) return ranked;
  const [ids, found] = await Promise.all([
    byMatch ? [] : queryIds(db, where, order, paging),
    total(),
  ]);
  return { ids, total: found };
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
