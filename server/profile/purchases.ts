import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { nextDay, startOfMoscowDay } from '#server/delivery/calendar.ts';
import { loadCards } from '#server/product/product-cards.ts';
import { DEFAULT_PAGE_SIZE } from '#server/product/product-page.ts';
import { textArray } from '#server/product/sql-values.ts';
import { inCategory, textCondition } from './bought-lines.ts';
import { receivedStatuses } from './received.ts';

type Schemas = components['schemas'];
type Filter = Schemas['PurchasesFilter'];

const MAX_CATEGORIES = 200;

/** Products of received orders, each with its last purchase, before the filters. */
function bought(userID: string, customerIDs: readonly string[]): SQL {
  const customers =
    customerIDs.length > 0 ? sql`and o.customer_id = any(${textArray(customerIDs)})` : sql``;
  const last = sql`order by o.confirmed_at desc, o.id desc`;
  return sql`
    select i.product_id, count(distinct o.id)::int as "orderCount",
      sum(i.quantity)::int as quantity, max(o.confirmed_at) as "lastBoughtAt",
      (array_agg(o.id ${last}))[1] as "lastOrderID",
      (array_agg(i.quantity ${last}))[1] as "lastQuantity",
      (array_agg(i.price ${last}))[1]::float8 as "lastPrice"
    from orders o join order_items i on i.order_id = o.id
    where o.user_id = ${userID}::text and o.status = any(${textArray(receivedStatuses)})
      and not i.is_gift ${customers}
    group by i.product_id`;
}

function conditions({ text, from, to, onlyAvailable = false }: Filter): SQL[] {
  return [
    sql`true`,
    textCondition(text),
    from === undefined
      ? null
      : sql`b."lastBoughtAt" >= ${startOfMoscowDay(from).toISOString()}::timestamptz`,
    to === undefined
      ? null
      : sql`b."lastBoughtAt" < ${startOfMoscowDay(nextDay(to)).toISOString()}::timestamptz`,
    onlyAvailable ? sql`p.available and p.listed` : null,
  ].filter((condition) => condition !== null);
}

const columns: Readonly<Record<Schemas['PurchaseSortField'], SQL>> = {
  LastBought: sql`b."lastBoughtAt"`,
  Quantity: sql`b.quantity`,
  Price: sql`p.price`,
};

function orderBy({ field, direction }: Schemas['PurchaseSort']): SQL {
  const ascending = (direction ?? (field === 'Price' ? 'ASC' : 'DESC')) === 'ASC';
  return ascending ? sql`${columns[field]}` : sql`${columns[field]} desc`;
}

interface PurchaseRow extends Record<string, unknown> {
  productID: string;
  orderCount: number;
  quantity: number;
  lastBoughtAt: string | Date;
  lastOrderID: string;
  lastQuantity: number;
  lastPrice: number;
}

async function readCategories(db: Database, source: SQL): Promise<Schemas['CategoryFacetValue'][]> {
  const { rows } = await db.execute<{ id: string; name: string; slug: string; count: number }>(sql`
    select c.id, c.name, c.slug, count(*)::int as count
    from ${source} join categories c on c.id = p.category_id
    group by c.id, c.name, c.slug order by count desc, c.name, c.id limit ${MAX_CATEGORIES}`);
  return rows.map(({ count, ...category }) => ({ category, count }));
}

/** A page of what a reader has bought and received, with today's prices and stock. */
export async function listPurchases(
  db: Database,
  userID: string,
  filter: Filter,
): Promise<Schemas['PurchaseList']> {
  const { sort = { field: 'LastBought' }, page = 1, pageSize = DEFAULT_PAGE_SIZE } = filter;
  const all = conditions(filter);
  const category = await inCategory(db, filter.categoryID);
  const from = sql`(${bought(userID, filter.customerIDs ?? [])}) b
    join products p on p.id = b.product_id`;
  const where = sql.join(category === null ? all : [...all, category], sql` and `);
  const [{ rows }, { rows: counted }, categories] = await Promise.all([
    db.execute<PurchaseRow>(sql`
      select p.id as "productID", b."orderCount", b.quantity, b."lastBoughtAt", b."lastOrderID",
        b."lastQuantity", b."lastPrice"
      from ${from} where ${where}
      order by ${orderBy(sort)}, p.id limit ${pageSize} offset ${(page - 1) * pageSize}`),
    db.execute<{ total: number }>(sql`
      select count(*)::int as total from ${from} where ${where}`),
    readCategories(db, sql`(select p.* from ${from} where ${sql.join(all, sql` and `)}) p`),
  ]);
  const cards = await loadCards(
    db,
    rows.map(({ productID }) => productID),
    userID,
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    items: rows.flatMap(({ productID, lastBoughtAt, ...row }) => {
      const product = byId.get(productID);
      if (product === undefined) return [];
      return [{ ...row, product, lastBoughtAt: new Date(lastBoughtAt).toISOString() }];
    }),
    paging: { page, pageSize, total: counted[0]?.total ?? 0 },
    categories,
  };
}
