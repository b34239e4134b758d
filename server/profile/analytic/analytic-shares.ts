import { type SQL, sql } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import { fitsOrder, userName } from './bought-lines.ts';

type Share = components['schemas']['AnalyticShare'];

/** Bounds of the contract; of categories and brands the last place is for the rest. */
const MAX_SHARES = limits['Analytic.categories'];
const MAX_PARTIES = limits['Analytic.customers'];
const REST = 'Прочее';

const fittingOrders = sql`(select * from bought_sums where ${fitsOrder()}) l`;
/** What was bought only in the period before has no share. */
const inPeriod = sql`having bool_or(l.is_current)`;
const sums = sql`coalesce(sum(l.amount) filter (where l.is_current), 0) as amount,
  coalesce(sum(l.quantity) filter (where l.is_current), 0) as quantity,
  coalesce(sum(l.amount) filter (where not l.is_current), 0) as "previousAmount"`;

const productSums = sql`sum(g.amount) as amount, sum(g.quantity) as quantity,
  sum(g."previousAmount") as "previousAmount"`;

/** The largest shares; everything smaller is one share without an id. */
export function foldRest(shares: readonly Share[]): Share[] {
  if (shares.length <= MAX_SHARES) return [...shares];
  const shown = shares.slice(0, MAX_SHARES - 1);
  const rest = { id: null, name: REST, amount: 0, quantity: 0, previousAmount: 0 };
  for (const { amount, quantity, previousAmount } of shares.slice(MAX_SHARES - 1)) {
    rest.amount += amount;
    rest.quantity += quantity;
    rest.previousAmount += previousAmount;
  }
  return [...shown, rest];
}

/** Shares of the products' own categories, large ones first. */
export const categoryShares: SQL = sql`
  select c.id, c.name, ${productSums}
  from bought_products g join categories c on c.id = g.category_id
  group by c.id, c.name having bool_or(g.is_current) order by amount desc, c.name, c.id`;

/** Shares of brands, large ones first; what has no brand is among the rest. */
export const brandShares: SQL = sql`
  select b.id, coalesce(b.name, ${REST}::text) as name, ${productSums}
  from bought_products g left join brands b on b.id = g.brand_id
  group by b.id, b.name having bool_or(g.is_current) order by b.id is null, amount desc, b.name, b.id`;

/** Shares of customers, each under its latest name. */
export const customerShares: SQL = sql`
  select l.customer_id as id,
    (select o.customer_name from bought_orders o where o.customer_id = l.customer_id
      order by o.confirmed_at desc limit 1) as name, ${sums}
  from ${fittingOrders} group by l.customer_id ${inPeriod}
  order by amount desc, l.customer_id limit ${MAX_PARTIES}`;

/** Shares of who ordered. */
export const buyerShares: SQL = sql`
  select u.id, ${userName} as name, ${sums}
  from ${fittingOrders} join users u on u.id = l.user_id
  group by u.id ${inPeriod} order by amount desc, name, u.id limit ${MAX_PARTIES}`;

/** Shares of tags; an order with two counts in both. A deleted tag has only its name. */
export const tagShares: SQL = sql`
  select t.id, coalesce(t.name, tag.name) as name, ${sums}
  from ${fittingOrders}
  cross join lateral jsonb_to_recordset(l.tags) as tag(id text, name text)
  left join partner_tags t on t.id = tag.id
  group by t.id, coalesce(t.name, tag.name) ${inPeriod}
  order by amount desc, name limit ${MAX_PARTIES}`;
