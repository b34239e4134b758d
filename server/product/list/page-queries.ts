import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import type { FoundPage } from '#server/product/catalog-index/catalog-index.ts';

type Schemas = components['schemas'];

/** The filter and the order of a list. */
export interface Listing {
  readonly where: SQL;
  readonly order: ListOrder;
  /**
   * A family is listed once, by its first matching product in the order of the list: sorting by
   * price shows the cheapest (or most expensive) matching variant, a search the best ranked one.
   */
  readonly byFamily: boolean;
}

/** The first sort key of a list, an expression over `products p`. */
export interface OrderKey {
  readonly value: SQL;
  readonly descending: boolean;
}

export interface ListOrder {
  /** Null: only the default order. */
  readonly key: OrderKey | null;
  /** The sort keys after `key`. */
  readonly rest: SQL;
}

/**
 * Available products first, then by popularity, then by variant. Matches the index
 * `products_default`. Also orders the products of a family with equal keys.
 */
export const DEFAULT_ORDER = sql`p.available desc, p.popularity desc, p.variant_order, p.id`;

/** Each order matches an index of `products`, scanned forward or backward. */
export function orderOf(
  sort: Schemas['ProductSort'] | undefined,
  natural: OrderKey | null,
): ListOrder {
  if (sort === undefined || sort.field === 'Default') return { key: natural, rest: DEFAULT_ORDER };
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

/** The total of cards in a list. */
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

/** The first product of each family, with its sort keys. */
function firstOfFamilies({ where, order: { key } }: Listing): SQL {
  return sql`
    select distinct on (p.family_id) p.id, p.available, p.popularity, p.variant_order,
      ${key?.value ?? sql`null`} as key
    from products p where ${where}
    order by p.family_id, ${keyed(key, DEFAULT_ORDER, sql`key`)}`;
}

/**
 * A page with the total, for lists where all products must be read anyway. Without `offset 0` the
 * planner would scan along the order to find the page early. Null beyond the last page.
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
 * Whether another product `p` of the family precedes `self` in a list: by its key, then in the
 * default order.
 */
function precedes(key: OrderKey | null): SQL {
  const usual = sql`(self.available, -p.popularity, p.variant_order, p.id)
    < (p.available, -self.popularity, self.variant_order, self.id)`;
  if (key === null) return usual;
  const before = key.descending ? sql`>` : sql`<`;
  return sql`(${key.value} ${before} self.key or (${key.value} = self.key and ${usual}))`;
}

/**
 * A page without the total, along an index of the order. Skips a product if another matching one of
 * its family precedes it, which the index `products_family` finds. Written as an anti-join: the
 * planner expects it to pass many rows. It expects a subquery for the first of a family to pass one
 * row in 200, and so evaluates it for all products (2 s instead of 40 ms when sorted by price).
 */
export async function queryIDs(db: Database, listing: Listing, paging: SQL): Promise<string[]> {
  const { where, order, byFamily } = listing;
  const { rows } = await db.execute<{ id: string }>(
    byFamily
      ? sql`
        select p.id from products p
        cross join lateral (select p.id, p.family_id as family, p.available, p.popularity,
          p.variant_order, ${order.key?.value ?? sql`null`} as key) self
        where ${where} and not exists (select from products p
          where p.family_id = self.family and ${where} and ${precedes(order.key)})
        order by ${orderBy(order)} ${paging}`
      : sql`select p.id from products p where ${where} order by ${orderBy(order)} ${paging}`,
  );
  return rows.map(({ id }) => id);
}
