import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { allOf } from '#server/db/sql-values.ts';
import type { FoundPage, PageRequested } from '#server/product/catalog-index/catalog-index.ts';
import type { FoundQuery } from '#server/search/find-query.ts';
import { type ListOrder, orderBy, orderOf, queryCounted } from './page-queries.ts';
import { everyChoice } from './product-conditions.ts';
import type { Selection } from './product-selection.ts';

/** A search that finds fewer products ranks all of them. */
const BROAD = 500;
/** Maximum number of cards for the fast path, including previous pages. */
const MAX_BEST = 200;
/** Products read per requested card, as the products of a family are adjacent in the order. */
const FAMILY_SHARE = 8;

interface QuickProduct extends Record<string, unknown> {
  readonly id: string;
  readonly family: string;
}

/**
 * Products that an index finds by `quick`, filtered by the text. With a single condition the
 * planner would read all that match the text, which may be half of the catalog.
 */
async function queryQuick(
  db: Database,
  selection: Selection,
  quick: SQL,
  { fits, order, count }: { fits: SQL; order: ListOrder; count: number },
): Promise<QuickProduct[]> {
  const among = allOf([...selection.place, ...everyChoice(selection.choices), quick]);
  const { rows } = await db.execute<QuickProduct>(sql`
    select quick.id, quick.family from (
      select p.id, p.family_id as family from products p where ${among}
      order by ${orderBy(order)} offset 0
    ) quick
    where (select ${fits} from products p where p.id = quick.id)
    limit ${count}`);
  return rows;
}

/** The first product of each family, in the order given. */
function firstOfEach(found: readonly QuickProduct[]): string[] {
  const first = new Map<string, string>();
  for (const { id, family } of found) if (!first.has(family)) first.set(family, id);
  return [...first.values()];
}

/**
 * The first cards of a broad search by indexes alone: codes, then names with this beginning. Null
 * when they are fewer than requested, so that all results must be ranked.
 */
async function queryBest(
  db: Database,
  selection: Selection,
  { first, begins, condition, rank }: FoundQuery,
  requested: number,
): Promise<string[] | null> {
  if (first === null || begins === null || requested > MAX_BEST) return null;
  const listed = ({ id, family }: QuickProduct) => ({
    id,
    family: selection.byFamily ? family : id,
  });
  const count = selection.byFamily ? requested * FAMILY_SHARE : requested;
  const ranked = orderOf(undefined, { value: rank, descending: false });
  const byCode = await queryQuick(db, selection, first, { fits: condition, order: ranked, count });
  let ids = firstOfEach(byCode.map(listed));
  // If codes fill the page there may be more by code, which precede all names.
  if (ids.length < requested && byCode.length < count) {
    const fits = sql`${condition} and not (${first})`;
    const usual = orderOf(undefined, null);
    const byName = await queryQuick(db, selection, begins, { fits, order: usual, count });
    ids = firstOfEach([...byCode, ...byName].map(listed));
  }
  return ids.length < requested ? null : ids.slice(0, requested);
}

/**
 * A page of a search, best matches first.
 * @param count returns the total of cards in the selection
 */
export async function queryFound(
  db: Database,
  selection: Selection,
  found: FoundQuery,
  { page, pageSize }: PageRequested,
  count: () => Promise<number>,
): Promise<FoundPage> {
  if (found.total === 0) return { ids: [], total: 0 };
  const offset = (page - 1) * pageSize;
  const { byFamily } = selection;
  if (found.first !== null) {
    const total = await count();
    const products = (total / found.total) * found.productCount;
    const ids = products < BROAD ? null : await queryBest(db, selection, found, offset + pageSize);
    if (ids !== null) return { ids: ids.slice(offset), total };
  }
  const where = allOf([...selection.base, ...everyChoice(selection.choices)]);
  const order = orderOf(undefined, { value: found.rank, descending: false });
  const paging = sql`limit ${pageSize} offset ${offset}`;
  const ranked = await queryCounted(db, { where, order, byFamily }, paging);
  return ranked ?? { ids: [], total: await count() };
}
