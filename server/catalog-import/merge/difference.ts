import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';

/** Examples of each kind of change that a report lists; the counts are complete. */
const EXAMPLES = 20_000;

/** A product in a report, by its offer's id. */
export interface ProductChange {
  id: string;
  name: string;
}

/** A product with a value that changes: kopecks or a name. */
export interface ValueChange<Value> extends ProductChange {
  before: Value;
  after: Value;
}

/** All changes of a kind by number, the most important ones in full. */
export interface Changes<Change> {
  count: number;
  examples: Change[];
}

/** What an import changes for those who see the catalog. */
export interface ImportDifference {
  /** Products that are shown before the import. */
  listed: number;
  created: Changes<ProductChange>;
  /** Shown again after they were unlisted. */
  returned: Changes<ProductChange>;
  unlisted: Changes<ProductChange>;
  /** The largest changes first. */
  repriced: Changes<ValueChange<number>>;
  renamed: Changes<ValueChange<string>>;
  /** Could be bought before the import, and not after it. */
  soldOut: Changes<ProductChange>;
}

async function changes<Change extends object>(
  tx: Database,
  columns: SQL,
  from: SQL,
  order: SQL,
): Promise<Changes<Change>> {
  const { rows } = await tx.execute<{ count: number; examples: Change[] }>(sql`
    with found as materialized (select ${columns} ${from})
    select (select count(*)::int from found) as count, coalesce((
      select json_agg(to_jsonb(e) - 'rank' - 'ordinal') from (
        select * from found order by ${order} limit ${EXAMPLES}) e), '[]'::json) as examples`);
  return rows[0] ?? { count: 0, examples: [] };
}

/** Compares the planned merge with the catalog; call it after `planMerge` and before `mergeStage`. */
export async function readDifference(tx: Database, listed: number): Promise<ImportDifference> {
  const identity = sql`s.market_id as id, s.name, s.ordinal`;
  const updated = sql`
    from merge_plan m join staged_products s using (id) join products p using (id)
    where m.state = 'updated'`;
  return {
    listed,
    created: await changes(
      tx,
      identity,
      sql`from merge_plan m join staged_products s using (id) where m.state = 'new'`,
      sql`ordinal`,
    ),
    returned: await changes(tx, identity, sql`${updated} and not p.listed`, sql`ordinal`),
    unlisted: await changes(
      tx,
      sql`p.market_id as id, p.name`,
      sql`from products p join staged_removals using (id)`,
      sql`id`,
    ),
    repriced: await changes(
      tx,
      sql`${identity}, p.price as before, m.price as after,
        abs(ln(m.price::numeric / greatest(p.price, 1))) as rank`,
      sql`${updated} and p.listed and p.price <> m.price`,
      sql`rank desc, ordinal`,
    ),
    renamed: await changes(
      tx,
      sql`${identity}, p.name as before, s.name as after`,
      sql`${updated} and p.listed and p.name <> s.name`,
      sql`ordinal`,
    ),
    soldOut: await changes(
      tx,
      identity,
      sql`${updated} and p.listed and p.available and not s.available`,
      sql`ordinal`,
    ),
  };
}
