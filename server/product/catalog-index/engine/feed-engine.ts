import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { type Change, readChanges } from '#server/product/catalog-index/load/follow-changes.ts';
import { READ_POINT, type ReadPoint } from '#server/product/catalog-index/load/load-columns.ts';
import type { EngineClient } from './engine-client.ts';
import { type EngineState, productsOf, readState, type Slot, writeState } from './engine-state.ts';
import { FLAG_VALUE_COLUMNS, fillEngine, flagValues } from './fill-engine.ts';
import { numberOf } from './number-of.ts';

/** After so long the log of changes may have been pruned, milliseconds. */
const MAX_GAP_MS = 30 * 60_000;
/** Simultaneous updates. */
const AT_ONCE = 8;
/** An arbitrary constant: one process at a time feeds the engine. */
const FEED_LOCK = 7_312_018;

async function applyChanges(
  engine: EngineClient,
  slot: Slot,
  changes: readonly Change[],
): Promise<void> {
  for (let place = 0; place < changes.length; place += AT_ONCE) {
    await Promise.all(
      changes.slice(place, place + AT_ONCE).map(([id, price, flags]) => {
        const values = flagValues(flags);
        const cells = FLAG_VALUE_COLUMNS.map(
          (column, at) => sql`${sql.identifier(column)} = ${values[at] ?? 0}`,
        );
        // One that is not listed is no row, and nothing is changed.
        return engine.write(sql`
          update ${productsOf(slot)} set price = ${price}, ${sql.join(cells, sql`, `)}
          where id = ${numberOf('product', id)}`);
      }),
    );
  }
}

async function readMoment(tx: Database): Promise<ReadPoint & { readonly now: number }> {
  const { rows } = await tx.execute<ReadPoint & { now: number }>(sql`
    select ${READ_POINT}, (extract(epoch from now()) * 1000)::float8 as now`);
  const [row] = rows;
  if (row === undefined) throw new Error('A select without a row');
  return row;
}

async function feed(
  tx: Database,
  engine: EngineClient,
  isStopped: () => boolean,
): Promise<EngineState> {
  const state = await readState(engine);
  const moment = await readMoment(tx);
  if (
    state !== null &&
    state.version === moment.version &&
    moment.now - state.checkedAt < MAX_GAP_MS
  ) {
    const { changes, snapshot } = await readChanges(tx, state.snapshot);
    await applyChanges(engine, state.slot, changes);
    return { ...state, snapshot, checkedAt: moment.now };
  }
  const slot = state?.slot === 'a' ? 'b' : 'a';
  const groups = await fillEngine(tx, engine, slot, isStopped);
  return {
    slot,
    groups,
    version: moment.version,
    snapshot: moment.snapshot,
    checkedAt: moment.now,
  };
}

/**
 * Fills the engine with a new version of the catalog, or brings it up to date with the prices, availability and flags
 * that were committed since the last call. Does nothing while another process does it.
 */
export async function feedEngine(
  db: Database,
  engine: EngineClient,
  isStopped: () => boolean = () => false,
): Promise<void> {
  await db.transaction(
    async (tx) => {
      const { rows } = await tx.execute<{ locked: boolean }>(
        sql`select pg_try_advisory_xact_lock(${FEED_LOCK}) as locked`,
      );
      if (rows[0]?.locked !== true) return;
      await writeState(engine, await feed(tx, engine, isStopped));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
