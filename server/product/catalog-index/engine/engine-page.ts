import { sql } from 'drizzle-orm';
import type { FoundPage, PageRequested } from '#server/product/catalog-index/catalog-index.ts';
import { type EngineConditions, whereOf } from './engine-conditions.ts';
import { countFamilies, type EngineCopy } from './engine-facets.ts';
import { productsOf } from './engine-state.ts';

/**
 * The engine holds all families of a list in memory to sort them, so it lists no larger ones; those the
 * database reads by an index.
 */
const MAX_FAMILIES = 20_000;

const USUAL = sql`available desc, popularity desc, variant_order asc, id_rank asc`;

/** The orders of `page-queries.ts`: which product of a family its card shows, and which card comes first. */
function orderOf(sort: PageRequested['sort'], newestFirst: boolean) {
  if (sort === undefined || sort.field === 'Default') {
    const order = newestFirst ? sql`created_at desc, ${USUAL}` : USUAL;
    return { inFamily: order, inList: order };
  }
  const isPrice = sort.field === 'Price';
  const key = isPrice ? sql`price` : sql`created_at`;
  const isAscending = (sort.direction ?? (isPrice ? 'ASC' : 'DESC')) === 'ASC';
  const direction = isAscending ? sql`asc` : sql`desc`;
  return {
    inFamily: sql`${key} ${direction}, ${USUAL}`,
    inList: sql`${key} ${direction}, id_rank ${direction}`,
  };
}

/** A page of a list; null when the list is too large for the engine. */
export async function findEnginePage(
  copy: EngineCopy,
  conditions: EngineConditions,
  { sort, page, pageSize, newestFirst }: PageRequested & { readonly newestFirst: boolean },
): Promise<FoundPage | null> {
  const where = whereOf(conditions);
  const total = await countFamilies(copy, where);
  if (total > MAX_FAMILIES) return null;
  const start = (page - 1) * pageSize;
  if (start >= total) return { ids: [], total };
  const { inFamily, inList } = orderOf(sort, newestFirst);
  const rows = await copy.engine.query(sql`
    select product_id from ${productsOf(copy.slot)}${where}
    group by family within group order by ${inFamily}
    order by ${inList} limit ${start}, ${pageSize} option max_matches = ${total}`);
  return { ids: rows.map(({ product_id: id }) => String(id)), total };
}
