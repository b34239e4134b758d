import { type SQL, sql } from 'drizzle-orm';
import type { EngineClient } from './engine-client.ts';

/** The two copies of the catalog: one is read while the other one is filled. */
export const SLOTS = ['a', 'b'] as const;
export type Slot = (typeof SLOTS)[number];

/** Which copy is to be read, and what it contains. */
export interface EngineState {
  readonly slot: Slot;
  /** Version of the catalog. */
  readonly version: string;
  /** As of which transactions, a `pg_snapshot`. */
  readonly snapshot: string;
  /** Maximum number of groups by any column: the engine needs memory for so many, so no more are requested. */
  readonly groups: number;
  /** When it was compared with the database, milliseconds since 1970 by the clock of the database. */
  readonly checkedAt: number;
}

/** The products of a copy. */
export function productsOf(slot: Slot): SQL {
  return sql.identifier(`products_${slot}`).getSQL();
}

/** What the numbers of a copy mean. */
export function termsOf(slot: Slot): SQL {
  return sql.identifier(`terms_${slot}`).getSQL();
}

/** Null as long as nothing has been written. */
export async function readState(engine: EngineClient): Promise<EngineState | null> {
  const [row] = await engine.query(
    sql`select slot, version, snapshot, number_of_groups, checked_at from catalog_state where id = 1`,
  );
  const slot = SLOTS.find((name) => name === row?.slot);
  if (row === undefined || slot === undefined) return null;
  return {
    slot,
    version: String(row.version),
    snapshot: String(row.snapshot),
    groups: Number(row.number_of_groups),
    checkedAt: Number(row.checked_at),
  };
}

/** Says from now on which copy is to be read. */
export async function writeState(engine: EngineClient, state: EngineState): Promise<void> {
  const { slot, version, snapshot, groups, checkedAt } = state;
  await engine.write(sql`
    replace into catalog_state (id, slot, version, snapshot, number_of_groups, checked_at)
    values (1, ${slot}, ${version}, ${snapshot}, ${groups}, ${Math.round(checkedAt)})`);
}
