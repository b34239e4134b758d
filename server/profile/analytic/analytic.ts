import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { DEFAULT_PAGE_SIZE } from '#server/contract/page-size.ts';
import type { Database } from '#server/db/connection.ts';
import { jsonRows } from '#server/db/json-rows.ts';
import { readWithin, TIME_LIMITS_MS } from '#server/db/time-limit.ts';
import { choicesJson } from './analytic-choices.ts';
import { boughtProducts, type ItemRow, itemCount, itemsPage, toItem } from './analytic-items.ts';
import {
  brandShares,
  buyerShares,
  categoryShares,
  customerShares,
  foldRest,
  tagShares,
} from './analytic-shares.ts';
import { fitsOrder, withBoughtLines } from './bought-lines.ts';
import { cutPeriod, type Period, partsBefore, periodBefore, periodOf } from './moscow-periods.ts';

type Schemas = components['schemas'];

interface Found extends Record<string, unknown> {
  totals: Schemas['AnalyticTotals'];
  before: Schemas['AnalyticTotals'];
  points: Schemas['AnalyticPoint'][];
  categories: Schemas['AnalyticShare'][];
  brands: Schemas['AnalyticShare'][];
  customers: Schemas['AnalyticShare'][];
  buyers: Schemas['AnalyticShare'][];
  tags: Schemas['AnalyticShare'][];
  choices: Schemas['AnalyticChoices'];
  items: ItemRow[];
  total: number;
}

function totalsJson(isCurrent: SQL): SQL {
  return sql`(
    select json_build_object(
      'orderCount', count(*),
      'quantity', coalesce(sum(l.quantity), 0),
      'amount', coalesce(sum(l.amount), 0),
      'discount', coalesce(sum(l.discount), 0),
      'averageOrder', round(sum(l.amount) / nullif(count(*), 0)))
    from bought_sums l where ${isCurrent} and ${fitsOrder()})`;
}

/** One point per part of the period; a part without purchases has zeros. */
function points(parts: readonly Period[], before: readonly Period[]): SQL {
  const both = parts.map(({ from, to }, place) => ({
    from,
    to,
    first: before[place]?.from,
    last: before[place]?.to,
  }));
  return sql`
    select part."from", part."to",
      coalesce(sum(d.orders) filter (where d.is_current), 0) as "orderCount",
      coalesce(sum(d.quantity) filter (where d.is_current), 0) as quantity,
      coalesce(sum(d.amount) filter (where d.is_current), 0) as amount,
      coalesce(sum(d.amount) filter (where not d.is_current), 0) as "previousAmount"
    from jsonb_to_recordset(${JSON.stringify(both)}::jsonb)
      as part("from" date, "to" date, first date, last date)
    left join (
      select l.day, l.is_current, count(*) as orders,
        sum(l.quantity) as quantity, sum(l.amount) as amount
      from bought_sums l where ${fitsOrder()} group by l.day, l.is_current
    ) d on case when d.is_current then d.day between part."from" and part."to"
      else d.day between part.first and part.last end
    group by part."from", part."to" order by part."from"`;
}

/**
 * The purchases of a user in a period, by time, category, brand, customer, tag and product, beside
 * those of the period before. One statement, which reads the order lines once.
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
  const before = periodBefore(period, now);
  const lines = await withBoughtLines(db, userID, filter, period, before);
  const query = sql`
    ${lines}, ${boughtProducts}
    select ${totalsJson(sql`l.is_current`)} as totals,
      ${totalsJson(sql`not l.is_current`)} as before,
      ${jsonRows(points(parts, partsBefore(parts, before, groupBy)))} as points,
      ${jsonRows(categoryShares)} as categories,
      ${jsonRows(brandShares)} as brands,
      ${jsonRows(customerShares)} as customers,
      ${jsonRows(buyerShares)} as buyers,
      ${jsonRows(tagShares)} as tags,
      ${choicesJson} as choices,
      ${jsonRows(itemsPage({ sort, page, pageSize }))} as items,
      ${itemCount}::int as total`;
  const { rows } = await readWithin(db, TIME_LIMITS_MS.history, (tx) => tx.execute<Found>(query));
  const [found] = rows;
  if (found === undefined) throw new Error('The sums have no row');
  return {
    ...period,
    totals: found.totals,
    previous: { ...before, totals: found.before },
    points: found.points,
    categories: foldRest(found.categories),
    brands: foldRest(found.brands),
    customers: found.customers,
    buyers: found.buyers,
    tags: found.tags,
    choices: found.choices,
    items: found.items.map(toItem),
    paging: { page, pageSize, total: found.total },
  };
}
