import { sql } from 'drizzle-orm';
import { readCatalogVersion } from '#server/db/catalog-version.ts';
import type { Database } from '#server/db/connection.ts';
import type { CatalogColumns } from '#server/product/catalog-index/columns/catalog-columns.ts';
import { followChanges } from './follow-changes.ts';
import { loadColumns } from './load-columns.ts';
import { MatchedRows } from './match-rows.ts';

/** Columns that have not been compared with the database for so long are not used, milliseconds. */
export const MAX_AGE_MS = 5000;
/** After so long the log of changes may have been pruned, milliseconds. */
const MAX_GAP_MS = 30 * 60_000;
/** From this number of listed products on, `auto` holds columns. */
const LARGE_CATALOG = 50_000;

/** When a process holds columns in memory. */
export type ColumnMode = 'auto' | 'on' | 'off';

/** Columns of the current catalog, with what searches have found in it. */
export interface HeldColumns {
  readonly columns: CatalogColumns;
  readonly matched: MatchedRows;
  /** As of which transactions they are, a `pg_snapshot`. */
  readonly snapshot: string;
  /** By `performance.now()`. */
  readonly checkedAt: number;
}

interface Store {
  held: HeldColumns | null;
  /** Simultaneous callers share one refresh. */
  running: Promise<void> | null;
  /** The last version that is too small for columns. */
  smallVersion: string | null;
}

const stores = new WeakMap<Database, Store>();

/**
 * The columns of a version of the catalog; null when there are none, or they may be older than `MAX_AGE_MS`.
 * @param jobs the connections of the background jobs, which hold them up to date
 */
export function currentColumns(jobs: Database, version: string): HeldColumns | null {
  const held = stores.get(jobs)?.held ?? null;
  if (held === null || held.columns.version !== version) return null;
  return performance.now() - held.checkedAt > MAX_AGE_MS ? null : held;
}

async function isLarge(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from products where listed limit ${LARGE_CATALOG}) counted`);
  return (rows[0]?.count ?? 0) >= LARGE_CATALOG;
}

async function follow(db: Database, held: HeldColumns): Promise<HeldColumns | null> {
  const checkedAt = performance.now();
  if (checkedAt - held.checkedAt > MAX_GAP_MS) return null;
  const snapshot = await followChanges(db, held.columns, held.snapshot);
  return snapshot === null ? null : { ...held, snapshot, checkedAt };
}

async function refresh(
  db: Database,
  store: Store,
  mode: ColumnMode,
  isStopped: () => boolean,
): Promise<void> {
  if (store.held !== null) {
    store.held = await follow(db, store.held);
    if (store.held !== null) return;
  }
  const version = await readCatalogVersion(db);
  if (mode === 'auto') {
    if (store.smallVersion === version) return;
    if (!(await isLarge(db))) {
      store.smallVersion = version;
      return;
    }
  }
  const { columns, snapshot } = await loadColumns(db, isStopped);
  const loaded = {
    columns,
    snapshot,
    matched: new MatchedRows(columns),
    checkedAt: performance.now(),
  };
  // What was committed while they were loaded.
  store.held = await follow(db, loaded);
}

/**
 * Loads the columns of a new version of the catalog, or brings those that there are up to date: a background job of each
 * process. Lists use the database until they are loaded.
 */
export async function refreshColumns(
  db: Database,
  mode: ColumnMode,
  isStopped: () => boolean = () => false,
): Promise<void> {
  if (mode === 'off') return;
  const store = stores.get(db) ?? { held: null, running: null, smallVersion: null };
  stores.set(db, store);
  store.running ??= refresh(db, store, mode, isStopped).finally(() => {
    store.running = null;
  });
  await store.running;
}

/** Deletes changes that every process has read, or reads the whole catalog instead. */
export async function pruneProductChanges(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 2 * MAX_GAP_MS).toISOString();
  await db.execute(sql`delete from product_changes where changed_at < ${before}::timestamptz`);
}
