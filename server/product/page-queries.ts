import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';

type Schemas = components['schemas'];

/** A page of a list as it was asked for. */
export interface PageWanted {
  readonly sort: Schemas['ProductSort'] | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** What stands on it, and how many there are in all. */
export interface FoundPage {
  readonly ids: readonly string[];
  readonly total: number;
}

/** What can be bought first, then what sells best. The same as the index `products_default`. */
export const USUAL_ORDER = sql`p.available desc, p.popularity desc, p.id`;

/** Each order is one that an index of `products` has, forwards or backwards. */
export function orderBy(sort: Schemas['ProductSort'] | undefined, natural: SQL | null): SQL {
  if (sort === undefined || sort.field === 'Default') {
    return natural === null ? USUAL_ORDER : sql`${natural}, ${USUAL_ORDER}`;
  }
  const column = sort.field === 'Price' ? sql`p.price` : sql`p.created_at`;
  const fallback = sort.field === 'Price' ? 'ASC' : 'DESC';
  return (sort.direction ?? fallback) === 'ASC'
    ? sql`${column}, p.id`
    : sql`${column} desc, p.id desc`;
}

/** How many products there are. */
export async function queryCount(db: Database, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from products p where ${where}`);
  return rows[0]?.total ?? 0;
}

/**
 * A page and, on the way, the count, for where all products must be looked at anyway. Without
 * `offset 0` the planner would hope to find the page early along the order. Null beyond the last page.
 */
export async function queryCounted(
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

/** A page alone. */
export async function queryIds(
  db: Database,
  where: SQL,
  order: SQL,
  paging: SQL,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from products p where ${where} order by ${order} ${paging}`);
  return rows.map(({ id }) => id);
}
