import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { textArray } from '#server/db/sql-values.ts';
import { seesOwnOrders } from '#server/partners/visible-orders.ts';
import { readSnapshot } from '#server/product/catalog-snapshot.ts';
import { categoryCondition } from '#server/product/list/product-conditions.ts';
import { normalizeSearchText } from '#server/search/text.ts';
import { nextDay, startOfMoscowDay } from '#src/lib/moscow-day.ts';
import type { Period } from './moscow-periods.ts';

type Filter = components['schemas']['AnalyticFilter'];

/**
 * Orders `o` of the user, without those for companies that the user has left (`accessibleTo`), and
 * all orders of the companies whose orders the user sees (`seesAllOrders`).
 */
function visibleTo(userID: string): SQL {
  return sql`(o.customer_id in (
    select c.id from customers c
    left join partner_employees e
      on e.partner_id = c.partner_id and e.user_id = ${userID}::text and not e.is_blocked
    where (o.user_id = ${userID}::text and (c.partner_id is null or e.id is not null))
      or e.role <> ${seesOwnOrders}))`;
}

/** Orders `o` with any of the tags. */
export function taggedWith(tagIDs: readonly string[]): SQL {
  const tests = tagIDs.map((id) => sql`o.tags @> ${JSON.stringify([{ id }])}::jsonb`);
  return sql`(${sql.join(tests, sql` or `)})`;
}

/** Matches a text in name, vendor code and brand of `products p`. */
export function textCondition(text: string | undefined): SQL | null {
  const requested = normalizeSearchText(text ?? '');
  return requested === '' ? null : sql`strpos(p.search_text, ${requested}::text) > 0`;
}

/** The category by id or slug with its subtree; an unknown one matches nothing. */
export async function inCategory(
  db: Database,
  categoryID: string | undefined,
): Promise<SQL | null> {
  return categoryID === undefined ? null : categoryCondition(await readSnapshot(db), categoryID);
}

/**
 * A query of all purchases in a period without gifts: one row per order line, money in kopecks.
 * Excludes canceled and unconfirmed orders.
 */
export async function boughtLines(
  db: Database,
  userID: string,
  filter: Filter,
  { from, to }: Period,
): Promise<SQL> {
  const { customerIDs = [], tagIDs = [], brandIDs = [] } = filter;
  const conditions = [
    visibleTo(userID),
    sql`o.confirmed_at >= ${startOfMoscowDay(from).toISOString()}::timestamptz`,
    sql`o.confirmed_at < ${startOfMoscowDay(nextDay(to)).toISOString()}::timestamptz`,
    sql`o.status <> 'Canceled' and o.deleted_at is null and not i.is_gift`,
    customerIDs.length > 0 ? sql`o.customer_id = any(${textArray(customerIDs)})` : null,
    tagIDs.length > 0 ? taggedWith(tagIDs) : null,
    brandIDs.length > 0 ? sql`p.brand_id = any(${textArray(brandIDs)})` : null,
    await inCategory(db, filter.categoryID),
    textCondition(filter.text),
  ].filter((condition) => condition !== null);
  return sql`
    select o.id as order_id, o.customer_id, o.customer ->> 'name' as customer_name, o.tags,
      o.confirmed_at, (o.confirmed_at at time zone 'Europe/Moscow')::date as day,
      i.product_id, p.brand_id, p.category_id, i.quantity,
      i.quantity * i.price - i.promo as amount,
      i.promo + greatest(0, i.quantity
        * (coalesce((i.product ->> 'priceWithoutDiscount')::bigint, i.price) - i.price)) as discount
    from orders o
    join order_items i on i.order_id = o.id
    join products p on p.id = i.product_id
    where ${sql.join(conditions, sql` and `)}`;
}
