import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import type { FoundQuery } from '#server/search/find-query.ts';
import {
  type FoundPage,
  orderBy,
  type PageWanted,
  queryCounted,
  USUAL_ORDER,
} from './page-queries.ts';
import { allOf, everyChoice } from './product-conditions.ts';
import type { Selection } from './product-selection.ts';

/** A search that finds fewer products ranks them all at no great cost. */
const BROAD = 500;
/** Products that are gathered by the short way, pages before the wanted one among them. */
const MOST_BEST = 200;

/**
 * Products that an index finds by `quick`, and of these what fits the text. In one condition the
 * planner would rather go through all that fits the text, which may be half of the catalogue.
 */
async function queryQuick(
  db: Database,
  selection: Selection,
  quick: SQL,
  { fits, order, count }: { fits: SQL; order: SQL; count: number },
): Promise<string[]> {
  const among = allOf([...selection.place, ...everyChoice(selection.choices), quick]);
  const { rows } = await db.execute<{ id: string }>(sql`
    select quick.id from (
      select p.id from products p where ${among} order by ${order} offset 0
    ) quick
    where (select ${fits} from products p where p.id = quick.id)
    limit ${count}`);
  return rows.map(({ id }) => id);
}

/**
 * The first products of a broad search by indexes alone: codes, then names that begin so. Null when
 * they are fewer than wanted, so that all that is found must be ranked.
 */
async function queryBest(
  db: Database,
  selection: Selection,
  { first, begins, condition, rank }: FoundQuery,
  wanted: number,
): Promise<string[] | null> {
  if (first === null || begins === null || wanted > MOST_BEST) return null;
  const byCode = { fits: condition, order: orderBy(undefined, rank), count: wanted };
  const ids = await queryQuick(db, selection, first, byCode);
  if (ids.length < wanted) {
    const fits = sql`${condition} and not (${first})`;
    const byName = { fits, order: USUAL_ORDER, count: wanted - ids.length };
    ids.push(...(await queryQuick(db, selection, begins, byName)));
  }
  return ids.length < wanted ? null : ids;
}

/**
 * A page of a search, best matches first.
 * @param count how many the search finds within the selection
 */
export async function queryFound(
  db: Database,
  selection: Selection,
  found: FoundQuery,
  { page, pageSize }: PageWanted,
  count: () => Promise<number>,
): Promise<FoundPage> {
  if (found.total === 0) return { ids: [], total: 0 };
  const offset = (page - 1) * pageSize;
  if (found.first !== null) {
    const total = await count();
    const ids = total < BROAD ? null : await queryBest(db, selection, found, offset + pageSize);
    if (ids !== null) return { ids: ids.slice(offset), total };
  }
  const where = allOf([...selection.base, ...everyChoice(selection.choices)]);
  const paging = sql`limit ${pageSize} offset ${offset}`;
  const ranked = await queryCounted(db, where, orderBy(undefined, found.rank), paging);
  return ranked ?? { ids: [], total: await count() };
}
