import { type SQL, sql } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import { DEFAULT_PAGE_SIZE } from '#server/contract/page-size.ts';
import { dayAfter, dayFrom } from '#server/contract/validation/day-bounds.ts';
import type { Database } from '#server/db/connection.ts';
import { textArray } from '#server/db/sql-values.ts';
import { readWithin, TIME_LIMITS_MS } from '#server/db/time-limit.ts';
import { loadCards } from '#server/product/card/product-cards.ts';
import { inCategory, taggedWith, textCondition } from '#server/profile/analytic/bought-lines.ts';
import { receivedStatuses } from './received.ts';

type Schemas = components['schemas'];
type Filter = Schemas['PurchasesFilter'];

const MAX_CATEGORIES = limits['PurchaseList.categories'];

/** Lines of received orders without gifts and returned pieces; an order contains a product once. */
function receivedLines(userID: string, { customerIDs = [], tagIDs = [] }: Filter): SQL {
  const customers =
    customerIDs.length > 0 ? sql`and o.customer_id = any(${textArray(customerIDs)})` : sql``;
  const tags = tagIDs.length > 0 ? sql`and ${taggedWith(tagIDs)}` : sql``;
  return sql`
    select i.product_id, o.id as order_id, o.confirmed_at, i.quantity - i.returned as quantity,
      i.price
    from orders o join order_items i on i.order_id = o.id
    where o.user_id = ${userID}::text and o.status = any(${textArray(receivedStatuses)})
      and not i.is_gift and i.quantity > i.returned ${customers} ${tags}`;
}

function conditions({ text, from, to, onlyAvailable = false }: Filter): SQL[] {
  return [
    sql`true`,
    textCondition(text),
    from === undefined
      ? null
      : sql`b.last_bought_at >= ${dayFrom(from).toISOString()}::timestamptz`,
    to === undefined ? null : sql`b.last_bought_at < ${dayAfter(to).toISOString()}::timestamptz`,
    onlyAvailable ? sql`p.available and p.listed` : null,
  ].filter((condition) => condition !== null);
}

/** Columns of the found products to sort by. */
const columns: Readonly<Record<Schemas['PurchaseSortField'], SQL>> = {
  LastBought: sql`last_bought_at`,
  Quantity: sql`bought_quantity`,
  Price: sql`price`,
};

function orderBy({ field, direction }: Schemas['PurchaseSort']): SQL {
  const ascending = (direction ?? (field === 'Price' ? 'ASC' : 'DESC')) === 'ASC';
  return ascending ? sql`${columns[field]}, product_id` : sql`${columns[field]} desc, product_id`;
}

interface Found extends Record<string, unknown> {
  items: {
    productID: string;
    orderCount: number;
    quantity: number;
    lastBoughtAt: string;
    lastOrderID: string;
    lastQuantity: number;
    lastPrice: number;
  }[];
  total: number;
  categories: { id: string; name: string; slug: string; count: number }[];
}

/** Page, total and categories in one query, which reads the user's purchases once. */
async function find(db: Database, userID: string, filter: Filter): Promise<Found> {
  const { sort = { field: 'LastBought' }, page = 1, pageSize = DEFAULT_PAGE_SIZE } = filter;
  const category = (await inCategory(db, filter.categoryID)) ?? sql`true`;
  const order = orderBy(sort);
  const query = sql`
    with lines as materialized (${receivedLines(userID, filter)}),
    bought as (
      select product_id, count(*)::int as order_count, sum(quantity)::int as bought_quantity,
        max(confirmed_at) as last_bought_at
      from lines group by product_id),
    found as materialized (
      select b.*, p.category_id, p.price, ${category} as chosen
      from bought b join products p on p.id = b.product_id
      where ${sql.join(conditions(filter), sql` and `)}),
    page as materialized (
      select * from found where chosen
      order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}),
    last as (
      select distinct on (product_id) product_id, order_id, quantity, lines.price as paid
      from lines join page using (product_id)
      order by product_id, lines.confirmed_at desc, order_id desc)
    select (select count(*)::int from found where chosen) as total,
      coalesce((select json_agg(item) from (
        select product_id as "productID", order_count as "orderCount",
          bought_quantity as quantity, last_bought_at as "lastBoughtAt",
          order_id as "lastOrderID", last.quantity as "lastQuantity", paid as "lastPrice"
        from page join last using (product_id) order by ${order}) item), '[]') as items,
      coalesce((select json_agg(facet) from (
        select c.id, c.name, c.slug, count(*)::int as count
        from found join categories c on c.id = found.category_id
        group by c.id, c.name, c.slug
        order by count desc, c.name, c.id limit ${MAX_CATEGORIES}) facet), '[]') as categories`;
  const { rows } = await readWithin(db, TIME_LIMITS_MS.history, (tx) => tx.execute<Found>(query));
  const [response] = rows;
  if (response === undefined) throw new Error('The purchases could not be read');
  return response;
}

/** A page of what a user has bought and received, with today's prices and stock. */
export async function listPurchases(
  db: Database,
  userID: string,
  filter: Filter,
  now: Date,
): Promise<Schemas['PurchaseList']> {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = filter;
  const { items, total, categories } = await find(db, userID, filter);
  const cards = await loadCards(
    db,
    items.map(({ productID }) => productID),
    { userID, now },
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    items: items.flatMap(({ productID, lastBoughtAt, ...item }) => {
      const product = byId.get(productID);
      if (product === undefined) return [];
      return [{ ...item, product, lastBoughtAt: new Date(lastBoughtAt).toISOString() }];
    }),
    paging: { page, pageSize, total },
    categories: categories.map(({ count, ...category }) => ({ category, count })),
  };
}
