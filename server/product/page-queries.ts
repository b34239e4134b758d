import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';

type Schemas = components['schemas'];

/** A page of a list as it was requested. */
export interface PageRequested {
  readonly sort: Schemas['ProductSort'] | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** What stands on it, and how many there are in all. */
export interface FoundPage {
  readonly ids: readonly string[];
  readonly total: number;
}

/** Which products a list has. */
export interface Listing {
  readonly where: SQL;
  readonly order: ListOrder;
  /**
   * A family is listed once, where the first of its products that fit would be, by that product:
   * so a price order shows the cheapest (or dearest) variant that fits, a search the one it ranks
   * best.
   */
  readonly byFamily: boolean;
}

/** What a list is ordered by before all else, an expression over `products p`. */
export interface OrderKey {
  readonly value: SQL;
  readonly descending: boolean;
}

export interface ListOrder {
  /** Null: the usual order alone. */
  readonly key: OrderKey | null;
  /** What follows the key in the list. */
  readonly rest: SQL;
}

/**
 * What can be bought first, then what sells best, then by meaning. The same as the index
 * `products_default`. Of a family's products that a key does not tell apart this one chooses too.
 */
export const USUAL_ORDER = sql`p.available desc, p.popularity desc, p.variant_order, p.id`;

/** Each order is one that an index of `products` has, forwards or backwards. */
export function orderOf(
  sort: Schemas['ProductSort'] | undefined,
  natural: OrderKey | null,
): ListOrder {
  if (sort === undefined || sort.field === 'Default') return { key: natural, rest: USUAL_ORDER };
  const value = sort.field === 'Price' ? sql`p.price` : sql`p.created_at`;
  const fallback = sort.field === 'Price' ? 'ASC' : 'DESC';
  const descending = (sort.direction ?? fallback) === 'DESC';
  return { key: { value, descending }, rest: descending ? sql`p.id desc` : sql`p.id` };
}

function keyed(key: OrderKey | null, rest: SQL, value = key?.value): SQL {
  if (key === null || value === undefined) return rest;
  return key.descending ? sql`${value} desc, ${rest}` : sql`${value}, ${rest}`;
}

/** Products by ids in the order of a list. */
export function orderBy({ key, rest }: ListOrder): SQL {
  return keyed(key, rest);
}

/** How many cards a list has. */
export async function queryCount(
  db: Database,
  { where, byFamily }: Pick<Listing, 'where' | 'byFamily'>,
): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    byFamily
      ? sql`select count(*)::int as total from (
          select from products p where ${where} group by p.family_id) families`
      : sql`select count(*)::int as total from products p where ${where}`,
  );
  return rows[0]?.total ?? 0;
}

/** The first product of each family, with what the list is ordered by. */
function firstOfFamilies({ where, order: { key } }: Listing): SQL {
  return sql`
    select distinct on (p.family_id) p.id, p.available, p.popularity, p.variant_order,
      ${key?.value ?? sql`null`} as key
    from products p where ${where}
    order by p.family_id, ${keyed(key, USUAL_ORDER, sql`key`)}`;
}

/**
 * A page and, on the way, the count, for where all products must be looked at anyway. Without
 * `offset 0` the planner would hope to find the page early along the order. Null beyond the last page.
 */
export async function queryCounted(
  db: Database,
  listing: Listing,
  paging: SQL,
): Promise<FoundPage | null> {
  const { where, order, byFamily } = listing;
  const [products, ordered] = byFamily
    ? [firstOfFamilies(listing), keyed(order.key, order.rest, sql`p.key`)]
    : [sql`select * from products p where ${where} offset 0`, orderBy(order)];
  const { rows } = await db.execute<{ id: string; total: number }>(sql`
    select p.id, count(*) over ()::int as total
    from (${products}) p
    order by ${ordered} ${paging}`);
  const [first] = rows;
  return first === undefined ? null : { ids: rows.map(({ id }) => id), total: first.total };
}

/**
 * Whether another product `p` of the family stands before `self` in a list: by its key, then in the
 * usual order.
 */
function standsBefore(key: OrderKey | null): SQL {
  const usual = sql`(self.available, -p.popularity, p.variant_order, p.id)
    < (p.available, -self.popularity, self.variant_order, self.id)`;
  if (key === null) return usual;
  const before = key.descending ? sql`>` : sql`<`;
  return sql`(${key.value} ${before} self.key or (${key.value} = self.key and ${usual}))`;
}

/**
 * A page alone, along an index of the order. Of each product on the way its family is asked whether
 * another of it that fits stands before, which `products_family` answers. As an anti-join, which the
 * planner expects to let many through; a subquery for the family's first it expects to let one in
 * 200 through, and would rather answer it for all products (2 s instead of 40 ms by price).
 */
export async function queryIds(db: Database, listing: Listing, paging: SQL): Promise<string[]> {
  const { where, order, byFamily } = listing;
  const { rows } = await db.execute<{ id: string }>(
    byFamily
      ? sql`
        select p.id from products p
        cross join lateral (select p.id, p.family_id as family, p.available, p.popularity,
          p.variant_order, ${order.key?.value ?? sql`null`} as key) self
        where ${where} and not exists (select from products p
          where p.family_id = self.family and ${where} and ${standsBefore(order.key)})
        order by ${orderBy(order)} ${paging}`
      : sql`select p.id from products p where ${where} order by ${orderBy(order)} ${paging}`,
  );
  return rows.map(({ id }) => id);
}
