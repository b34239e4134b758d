import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';

/**
 * Decides what the merge takes off: afterwards the temporary table `staged_removals` has the ids.
 * @param removedIDs ids of offers, of an import of a part of the catalog; null takes off every shown
 *   product that is not staged
 */
export async function stageRemovals(
  tx: Database,
  removedIDs: readonly string[] | null,
): Promise<void> {
  const named =
    removedIDs === null
      ? sql``
      : sql`and p.market_id in (
          select jsonb_array_elements_text(${JSON.stringify(removedIDs)}::jsonb))`;
  await tx.execute(sql`
    create temp table staged_removals on commit drop as
    select p.id from products p
    where p.listed ${named} and not exists (select from staged_products s where s.id = p.id)`);
  await tx.execute(sql`create unique index on staged_removals (id)`);
  await tx.execute(sql`analyze staged_removals`);
}

/** Products that are shown, and how many of them will be taken off. */
export async function countRemoval(tx: Database): Promise<{ listed: number; removed: number }> {
  const { rows } = await tx.execute<{ listed: number; removed: number }>(sql`
    select (select count(*)::int from products where listed) as listed,
      (select count(*)::int from staged_removals) as removed`);
  return rows[0] ?? { listed: 0, removed: 0 };
}
