import { type SQL, sql } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import { jsonRows } from '#server/db/json-rows.ts';
import { fitsOrder, userName } from './bought-lines.ts';

const MAX_CUSTOMERS = limits['AnalyticChoices.customers'];
const MAX_CHOICES = limits['AnalyticChoices.buyers'];

const orderCount = sql`count(*)::int as "orderCount"`;
const distinctOrders = sql`count(distinct l.place)::int as "orderCount"`;

/** Orders of the period that fit all filters but one. */
function ordersBut(filter: Parameters<typeof fitsOrder>[0]): SQL {
  return sql`(select * from bought_sums where is_current and ${fitsOrder(filter)}) l`;
}

const customers = sql`
  select l.customer_id as id,
    (select o.customer_name from bought_orders o where o.customer_id = l.customer_id
      order by o.confirmed_at desc limit 1) as name, ${orderCount}
  from ${ordersBut('customer')} group by l.customer_id
  order by "orderCount" desc, l.customer_id limit ${MAX_CUSTOMERS}`;

const buyers = sql`
  select u.id, ${userName} as name, ${orderCount}
  from ${ordersBut('buyer')} join users u on u.id = l.user_id group by u.id
  order by "orderCount" desc, name, u.id limit ${MAX_CHOICES}`;

const tags = sql`
  select t.id, t.name, ${orderCount}
  from ${ordersBut('tag')}
  cross join lateral jsonb_to_recordset(l.tags) as tag(id text)
  join partner_tags t on t.id = tag.id
  group by t.id, t.name order by "orderCount" desc, t.name, t.id limit ${MAX_CHOICES}`;

const categories = sql`
  select c.id, c.name, ${distinctOrders}
  from bought_lines l join categories c on c.id = l.category_id
  where l.is_current and l.fits_order and l.fits_brand
  group by c.id, c.name order by "orderCount" desc, c.name, c.id limit ${MAX_CHOICES}`;

const brands = sql`
  select b.id, b.name, ${distinctOrders}
  from bought_lines l join brands b on b.id = l.brand_id
  where l.is_current and l.fits_order and l.fits_category
  group by b.id, b.name order by "orderCount" desc, b.name, b.id limit ${MAX_CHOICES}`;

const statuses = sql`
  select l.status, ${orderCount}
  from ${ordersBut('status')} group by l.status order by "orderCount" desc, l.status`;

/** What each filter can be set to, with the number of orders that the other filters leave. */
export const choicesJson: SQL = sql`json_build_object(
  'customers', ${jsonRows(customers)}, 'buyers', ${jsonRows(buyers)}, 'tags', ${jsonRows(tags)},
  'categories', ${jsonRows(categories)}, 'brands', ${jsonRows(brands)},
  'statuses', ${jsonRows(statuses)})`;
