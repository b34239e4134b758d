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

/** How long a count may lag behind the stock, milliseconds. */
const COUNT_LIFETIME_MS = 10_000;

const counts = createVersionedCache<number>({ size: 2000, lifetime: COUNT_LIFETIME_MS });

/** Ids of pages ordered by how well they match a text: the one order that no index gives. */
const rankedPages = createVersionedCache<string[]>({ size: 1000, lifetime: COUNT_LIFETIME_MS });

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

/** How many products are selected; a count that all readers share is kept for some seconds. */
function countProducts(
  db: Database,
  { base, choices, knownTotal, isShared }: Selection,
  key: string,
): Promise<number> {
  const chosen = everyChoice(choices);
  if (knownTotal !== null && chosen.length === 0) return Promise.resolve(knownTotal);
  const where = allOf([...base, ...chosen]);
  return isShared ? counts(db, key, () => queryCount(db, where)) : queryCount(db, where);
}

async function queryPage(
  db: Database,
  { base, choices }: Selection,
  order: SQL,
  limit: number,
  offset: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from products p where ${allOf([...base, ...everyChoice(choices)])}
    order by ${order} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

interface PageWanted {
  readonly sort: Schemas['ProductSort'] | undefined;
  readonly page: number;
  readonly pageSize: number;
}

function findPage(
  db: Database,
  selection: Selection,
  wanted: PageWanted,
  key: string,
): Promise<string[]> {
  const { sort, page, pageSize } = wanted;
  const order = orderBy(sort, selection.order);
  const query = () => queryPage(db, selection, order, pageSize, (page - 1) * pageSize);
  const isShared = selection.isRanked && selection.isShared;
  return isShared ? rankedPages(db, `${JSON.stringify(wanted)} ${key}`, query) : query();
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
  const [total, ids] = await Promise.all([
    countProducts(db, selection, key),
    findPage(db, selection, { sort, page, pageSize }, key),
  ]);
  return {
    items: await loadCards(db, ids, session?.userID ?? null),
    paging: { page, pageSize, total },
    correctedQuery: selection.correctedQuery,
  };
}
