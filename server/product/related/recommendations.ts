import { eq, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { products } from '#server/db/schema/catalog.ts';
import { textArray } from '#server/db/sql-values.ts';
import { createVersionedCache } from '#server/db/versioned-cache.ts';
import { findAnalogueIDs } from './analogues.ts';
import { listViewedIDs } from './views.ts';

/** Number of newest orders to analyze; products need at least `COMMON` of them in common. */
const ORDERS = 500;
const COMMON = 2;
/** Number of last views and purchases that determine a user's categories. */
const TRACES = 30;
/** Number of best sellers, of a category and overall, to choose from. */
const CANDIDATES = 40;
const HITS = 200;
/** How long purchases of others may be outdated, milliseconds. */
const LIFETIME_MS = 600_000;

const together = createVersionedCache<string[]>({ size: 2000, lifetime: LIFETIME_MS });

/** The kind of recommendation and the products it is for. */
export interface RecommendationRequested {
  readonly kind: components['schemas']['RecommendationKind'];
  readonly productIDs: readonly string[];
  readonly limit: number;
  /** Null for a visitor. */
  readonly userID: string | null;
}

/**
 * Products ordered together with the given ones or their families, the most frequent first. A
 * single order is ignored: it is no evidence and would reveal a purchase.
 */
async function findBoughtTogether(db: Database, ids: readonly string[], limit: number) {
  const { rows } = await db.execute<{ id: string }>(sql`
    with kin as (
      select id from products where id = any(${textArray(ids)})
      union
      select relative.id from products named
      join products relative on relative.family_id = named.family_id and relative.listed
      where named.id = any(${textArray(ids)})
    ), bought as (
      select o.id from orders o
      where o.confirmed_at is not null and o.status <> 'Canceled' and o.id in (
        select item.order_id from order_items item where item.product_id in (select id from kin))
      order by o.confirmed_at desc limit ${ORDERS}
    )
    select (array_agg(p.id order by p.popularity desc, p.id))[1] as id
    from bought join order_items item on item.order_id = bought.id and not item.is_gift
    join products p on p.id = item.product_id
    where p.listed and p.available and p.id not in (select id from kin)
    group by p.family_id
    having count(distinct bought.id) >= ${COMMON}
    order by count(distinct bought.id) desc, max(p.popularity) desc, 1
    limit ${limit}`);
  return rows.map(({ id }) => id);
}

/**
 * Best sellers of the categories ordered together with those of the given products: less specific,
 * but available for more products.
 */
async function findBesideCategory(db: Database, ids: readonly string[], limit: number) {
  const { rows } = await db.execute<{ id: string }>(sql`
    with mine as (
      select distinct category_path from products where id = any(${textArray(ids)})
    ), kin as (
      select p.id from mine cross join lateral (
        select id from products where category_path = mine.category_path and listed
        order by popularity desc, id limit ${HITS}) p
    ), bought as (
      select o.id from orders o
      where o.confirmed_at is not null and o.status <> 'Canceled' and o.id in (
        select item.order_id from order_items item where item.product_id in (select id from kin))
      order by o.confirmed_at desc limit ${ORDERS}
    ), beside as (
      select p.category_path, count(distinct bought.id) as times
      from bought join order_items item on item.order_id = bought.id and not item.is_gift
      join products p on p.id = item.product_id
      where p.category_path not in (select category_path from mine)
      group by p.category_path having count(distinct bought.id) >= ${COMMON}
      order by times desc, p.category_path limit 6
    )
    select best.id from beside cross join lateral (
      select first.id, row_number() over (order by first.popularity desc, first.id) as place
      from (
        select distinct on (seller.family_id) seller.id, seller.popularity from (
          select p.id, p.popularity, p.family_id from products p
          where p.category_path = beside.category_path and p.listed and p.available
          order by p.popularity desc, p.id limit ${CANDIDATES}) seller
        order by seller.family_id, seller.popularity desc, seller.id) first
      order by first.popularity desc, first.id limit 2) best
    order by best.place, beside.times desc, best.id
    limit ${limit}`);
  return rows.map(({ id }) => id);
}

async function findSimilar(db: Database, ids: readonly string[]): Promise<string[]> {
  const [id = ''] = ids;
  const [product] = await db
    .select({
      categoryPath: products.categoryPath,
      familyID: products.familyID,
      price: products.price,
    })
    .from(products)
    .where(eq(products.id, id));
  return product === undefined ? [] : findAnalogueIDs(db, product);
}

async function listBoughtIDs(db: Database, userID: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select item.product_id as id from orders o join order_items item on item.order_id = o.id
    where o.user_id = ${userID}::text and o.confirmed_at is not null and o.status <> 'Canceled'
    order by o.created_at desc limit ${TRACES}`);
  return rows.map(({ id }) => id);
}

/** Products the user viewed and bought; for a visitor those in the request. */
async function tracesOf(db: Database, { productIDs, userID }: RecommendationRequested) {
  if (userID === null) return productIDs;
  const [viewed, bought] = await Promise.all([
    listViewedIDs(db, userID, TRACES),
    listBoughtIDs(db, userID),
  ]);
  return [...new Set([...productIDs, ...viewed, ...bought])];
}

/**
 * Best sellers of the categories of these products in rotation, without families the user has seen;
 * completed with best sellers of the whole catalog.
 */
async function findForUser(db: Database, traces: readonly string[], limit: number) {
  const { rows } = await db.execute<{ id: string }>(sql`
    with known as (
      select category_path, family_id as family from products
      where id = any(${textArray(traces)})
    ), liked as (
      select category_path, count(*) as weight from known
      group by category_path order by weight desc, category_path limit 6
    ), candidates as (
      select best.id, best.popularity, best.family, liked.weight
      from liked cross join lateral (
        select p.id, p.popularity, p.family_id as family from products p
        where p.category_path = liked.category_path and p.listed and p.available
        order by p.popularity desc, p.id limit ${CANDIDATES}) best
      union all
      (select p.id, p.popularity, p.family_id, 0 from products p
        where p.listed and p.available order by p.available desc, p.popularity desc, p.id
        limit ${HITS})
    ), families as (
      select distinct on (family) id, popularity, weight from candidates
      where family not in (select family from known)
      order by family, weight desc, popularity desc, id
    )
    select id from families
    order by weight = 0, row_number() over (partition by weight order by popularity desc, id),
      weight desc, id
    limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Ids of the recommended products, best first; may be empty. */
export async function findRecommended(
  db: Database,
  requested: RecommendationRequested,
): Promise<string[]> {
  const { kind, productIDs, limit } = requested;
  if (kind === 'ForYou') return findForUser(db, await tracesOf(db, requested), limit);
  if (productIDs.length === 0) return [];
  const key = `${kind} ${limit} ${productIDs.toSorted().join(' ')}`;
  return together(db, key, async () => {
    if (kind === 'Similar') return (await findSimilar(db, productIDs)).slice(0, limit);
    const [first, rest] = await Promise.all([
      findBoughtTogether(db, productIDs, limit),
      findBesideCategory(db, productIDs, limit),
    ]);
    return [...new Set([...first, ...rest])].slice(0, limit);
  });
}
