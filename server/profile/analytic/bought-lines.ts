import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { dayFrom } from '#server/contract/validation/day-bounds.ts';
import type { Database } from '#server/db/connection.ts';
import { textArray } from '#server/db/sql-values.ts';
import { OWN_ORDERS_ROLE } from '#server/partners/rights/visible-orders.ts';
import { readSnapshot } from '#server/product/catalog-snapshot.ts';
import { categoryCondition } from '#server/product/list/product-conditions.ts';
import { normalizeSearchText } from '#server/search/text.ts';
import { nextDay } from '#src/lib/dates/moscow-day.ts';
import type { Period } from './moscow-periods.ts';

type Filter = components['schemas']['AnalyticFilter'];

/**
 * Orders `o` of the user, without those for companies that the user has left (`accessibleTo`), and
 * all orders of the companies whose orders the user sees (`seesAllOrders`). Both subqueries depend
 * on the user alone, so that the index `orders_customer` finds the orders.
 */
function visibleLinesOf(userID: string): SQL {
  const companies = sql`
    select c.id from customers c join partner_employees e on e.partner_id = c.partner_id
    where e.user_id = ${userID}::text and not e.is_blocked`;
  return sql`o.customer_id in (
      select c.id from customers c where c.user_id = ${userID}::text union all ${companies})
    and (o.user_id = ${userID}::text
      or o.customer_id in (${companies} and e.role <> ${OWN_ORDERS_ROLE}))`;
}

/** The placeholder for a name that the identity provider did not send. */
const NAMELESS = 'Покупатель';

/** The name of `users u`. */
export const userName: SQL = sql`coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''),
  nullif(u.middle_name, ''), nullif(u.last_name, '')), ''), ${NAMELESS}::text)`;

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

/** Whether a column has one of the values; all fit when none are chosen. */
function isAmong(column: SQL, values: readonly string[]): SQL {
  return values.length === 0
    ? sql`true`
    : sql`coalesce(${column} = any(${textArray(values)}), false)`;
}

function startOf(day: string): SQL {
  return sql`${dayFrom(day).toISOString()}::timestamptz`;
}

/** Confirmed orders of both periods, each with what it fits; those that bought nothing are excluded. */
function boughtOrders(userID: string, filter: Filter, period: Period, before: Period): SQL {
  const { customerIDs = [], buyerIDs = [], tagIDs = [], statuses = [] } = filter;
  return sql`
    select row_number() over ()::int as place, o.id, o.customer_id, o.user_id, o.status, o.tags,
      o.confirmed_at,
      o.customer ->> 'name' as customer_name,
      (o.confirmed_at at time zone 'Europe/Moscow')::date as day,
      o.confirmed_at >= ${startOf(period.from)} as is_current,
      ${isAmong(sql`o.customer_id`, customerIDs)} as fits_customer,
      ${isAmong(sql`o.user_id`, buyerIDs)} as fits_buyer,
      ${isAmong(sql`o.status`, statuses)} as fits_status,
      ${tagIDs.length > 0 ? taggedWith(tagIDs) : sql`true`} as fits_tag
    from orders o
    where ${visibleLinesOf(userID)}
      and o.confirmed_at >= ${startOf(before.from)}
      and o.confirmed_at < ${startOf(nextDay(period.to))}
      and (o.confirmed_at < ${startOf(nextDay(before.to))}
        or o.confirmed_at >= ${startOf(period.from)})
      and o.status not in ('Canceled', 'NotApproved', 'CreatingError') and o.deleted_at is null`;
}

/**
 * Common table expressions of all purchases in a period and in the one before: `bought_orders`;
 * `bought_lines` with one row per order line without gifts and returned pieces, in kopecks; and `bought_sums` with
 * one row per order, summed over its lines that category and brand fit, for everything that does not
 * depend on a product. A row has a column `fits_…` for each filter of its own, so that the counts of
 * a filter's choices can ignore it. An order is joined and counted by `place`, which is faster to sort
 * than its id.
 */
export async function withBoughtLines(
  db: Database,
  userID: string,
  filter: Filter,
  period: Period,
  before: Period,
): Promise<SQL> {
  return sql`
    with bought_orders as materialized (${boughtOrders(userID, filter, period, before)}),
    bought_lines as materialized (
      select o.place, o.confirmed_at, o.is_current,
        o.fits_customer and o.fits_buyer and o.fits_status and o.fits_tag as fits_order,
        i.product_id, p.brand_id, p.category_id, i.quantity - i.returned as quantity,
        ${(await inCategory(db, filter.categoryID)) ?? sql`true`} as fits_category,
        ${isAmong(sql`p.brand_id`, filter.brandIDs ?? [])} as fits_brand,
        i.quantity * i.price - i.promo - i.returned_amount as amount,
        (i.promo + greatest(0, i.quantity * (coalesce(i.price_before, i.price) - i.price)))
          * (i.quantity - i.returned) / i.quantity as discount
      from bought_orders o
      join order_items i on i.order_id = o.id
      join products p on p.id = i.product_id
      where not i.is_gift and i.quantity > i.returned and ${textCondition(filter.text) ?? sql`true`}),
    bought_sums as materialized (
      select o.*, s.quantity, s.amount, s.discount
      from bought_orders o
      join (
        select place, sum(quantity) as quantity, sum(amount) as amount, sum(discount) as discount
        from bought_lines where fits_category and fits_brand group by place) s using (place))`;
}

/** Matches a row of `bought_lines` that all filters fit. */
export const fitsLine: SQL = sql`fits_order and fits_category and fits_brand`;

const orderFits = {
  customer: sql`fits_customer`,
  buyer: sql`fits_buyer`,
  status: sql`fits_status`,
  tag: sql`fits_tag`,
};

/** Matches a row of `bought_sums` that all filters fit, or all but one. */
export function fitsOrder(except?: keyof typeof orderFits): SQL {
  const conditions = Object.entries(orderFits).flatMap(([name, test]) =>
    name === except ? [] : [test],
  );
  return sql.join(conditions, sql` and `);
}
