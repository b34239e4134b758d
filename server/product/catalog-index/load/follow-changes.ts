import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import type { CatalogColumns } from '#server/product/catalog-index/columns/catalog-columns.ts';
import { FLAG_BITS, READ_POINT, type ReadPoint } from './load-columns.ts';

/** The price and the flags of a product as they are now. */
export type Change = [id: string, price: number, flags: number];

interface ChangesRow extends ReadPoint {
  readonly changes: Change[] | null;
}

/** What was committed since `snapshot`, in one statement and so as of one moment. */
export async function readChanges(
  db: Database,
  snapshot: string,
): Promise<ReadPoint & { readonly changes: readonly Change[] }> {
  const since = sql`${snapshot}::pg_snapshot`;
  const { rows } = await db.execute<ChangesRow>(sql`
    select ${READ_POINT}, (
      select json_agg(json_build_array(p.id, p.price, ${FLAG_BITS})) from products p
      where p.id in (
        select change.product_id from product_changes change
        where change.transaction >= pg_snapshot_xmin(${since})
          and not pg_visible_in_snapshot(change.transaction, ${since}))) as changes`);
  const [row] = rows;
  if (row === undefined) throw new Error('A select without a row');
  return { ...row, changes: row.changes ?? [] };
}

/**
 * Brings prices, availability and flags up to date with what was committed since `snapshot`.
 * @returns the snapshot as of which the columns are now; null when an import has changed the catalog
 */
export async function followChanges(
  db: Database,
  columns: CatalogColumns,
  snapshot: string,
): Promise<string | null> {
  const { changes, ...point } = await readChanges(db, snapshot);
  if (point.version !== columns.version) return null;
  for (const [id, price, flags] of changes) {
    const row = columns.rowsByID.get(id);
    // A product that is not listed is in no row.
    if (row === undefined) continue;
    columns.prices[row] = price;
    columns.flags[row] = flags;
  }
  return point.snapshot;
}
