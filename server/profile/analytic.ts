import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { DEFAULT_PAGE_SIZE } from '#server/contract/page-size.ts';
import type { Database } from '#server/db/connection.ts';
import { listAnalyticItems } from './analytic-items.ts';
import { brandShares, categoryShares, customerShares, tagShares } from './analytic-shares.ts';
import { boughtLines } from './bought-lines.ts';
import { cutPeriod, type Period, periodOf } from './moscow-periods.ts';

type Schemas = components['schemas'];

interface TotalsRow extends Record<string, unknown> {
  orderCount: number;
  quantity: number;
  amount: number;
  discount: number;
}

async function readTotals(db: Database, lines: SQL): Promise<Schemas['AnalyticTotals']> {
  const { rows } = await db.execute<TotalsRow>(sql`
    select count(distinct l.order_id)::int as "orderCount",
      coalesce(sum(l.quantity), 0)::int as quantity,
      coalesce(sum(l.amount), 0)::float8 as amount,
      coalesce(sum(l.discount), 0)::float8 as discount
    from (${lines}) l`);
  const { orderCount = 0, quantity = 0, amount = 0, discount = 0 } = rows[0] ?? {};
  const averageOrder = orderCount === 0 ? null : Math.round(amount / orderCount);
  return { orderCount, quantity, amount, discount, averageOrder };
}

/** One point per part of the period; a part without purchases has zeros. */
async function readPoints(
  db: Database,
  lines: SQL,
  parts: readonly Period[],
): Promise<Schemas['AnalyticPoint'][]> {
  const starts = JSON.stringify(parts);
  const { rows } = await db.execute<Schemas['AnalyticPoint'] & Record<string, unknown>>(sql`
    select part."from"::text as "from", part."to"::text as "to",
      count(distinct l.order_id)::int as "orderCount",
      coalesce(sum(l.quantity), 0)::int as quantity,
      coalesce(sum(l.amount), 0)::float8 as amount
    from jsonb_to_recordset(${starts}::jsonb) as part("from" date, "to" date)
    left join (${lines}) l on l.day between part."from" and part."to"
    group by part."from", part."to" order by part."from"`);
  return rows;
}

/**
 * The purchases of a user in a period, by time, category, brand, customer, tag and product.
 * @throws ApiProblem 422 for an invalid period.
 */
export async function readAnalytic(
  db: Database,
  userID: string,
  filter: Schemas['AnalyticFilter'],
  now: Date,
): Promise<Schemas['Analytic']> {
  const { groupBy = 'Month', sort = { field: 'Amount' }, page = 1 } = filter;
  const { pageSize = DEFAULT_PAGE_SIZE } = filter;
  const period = periodOf(filter, now);
  const parts = cutPeriod(period, groupBy);
  const lines = await boughtLines(db, userID, filter, period);
  const [totals, points, categories, brands, customers, tags, table] = await Promise.all([
    readTotals(db, lines),
    readPoints(db, lines, parts),
    categoryShares(db, lines),
    brandShares(db, lines),
    customerShares(db, lines),
    tagShares(db, lines),
    listAnalyticItems(db, lines, { sort, page, pageSize }),
  ]);
  return {
    ...period,
    totals,
    points,
    categories,
    brands,
    customers,
    tags,
    items: table.items,
    paging: { page, pageSize, total: table.total },
  };
}
