import { setTimeout as delay } from 'node:timers/promises';
import { sqlState } from '#server/db/failures.ts';
import { hashMigration, type Migration, readMigrations } from './migrate.ts';

/** One connection, of PostgreSQL or PGlite. */
interface Connection {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface ApplyOptions {
  /** Called after each migration. @param ms how long it took. */
  readonly onApplied?: (migration: Migration, ms: number) => void;
  /** Whether indexes are created concurrently; PGlite, which has one connection, does not. */
  readonly isConcurrent?: boolean;
  readonly migrations?: readonly Migration[];
}

const LOCK_NOT_AVAILABLE = '55P03';
/**
 * Statements that wait for a lock make all later queries of the table wait behind them: one that does
 * not get its lock within this time lets them pass and retries later.
 */
const LOCK_TIMEOUT_MS = 3000;
const LOCK_ATTEMPTS = 20;
const LOCK_PAUSE_MS = 1000;

const CONCURRENTLY = /\bconcurrently\b/gi;

/** The migrations that the database lacks. Those it has beyond ours, of a later version, are no matter. */
export async function findPending(
  connection: Connection,
  migrations: readonly Migration[] = readMigrations(),
): Promise<Migration[]> {
  const table = `select to_regclass('drizzle.__drizzle_migrations') is not null as "exists"`;
  const [found] = (await connection.query(table)).rows as { exists: boolean }[];
  if (found?.exists !== true) return [...migrations];
  const { rows } = await connection.query(
    'select created_at::text as "when" from drizzle.__drizzle_migrations',
  );
  const applied = new Set((rows as { when: string }[]).map(({ when }) => when));
  return migrations.filter(({ when }) => !applied.has(String(when)));
}

async function createJournal(connection: Connection): Promise<void> {
  await connection.query('create schema if not exists drizzle');
  await connection.query(
    `create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint)`,
  );
}

async function record(connection: Connection, migration: Migration): Promise<void> {
  await connection.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
    [hashMigration(migration), migration.when],
  );
}

async function runAll(connection: Connection, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    if (statement.trim() !== '') await connection.query(statement);
  }
}

async function applyInTransaction(
  connection: Connection,
  migration: Migration,
  statements: readonly string[],
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await connection.query('begin');
    try {
      await connection.query(`select set_config('lock_timeout', $1, true)`, [`${LOCK_TIMEOUT_MS}`]);
      await runAll(connection, statements);
      await record(connection, migration);
      await connection.query('commit');
      return;
    } catch (error) {
      await connection.query('rollback');
      if (sqlState(error) !== LOCK_NOT_AVAILABLE || attempt === LOCK_ATTEMPTS) throw error;
      await delay(LOCK_PAUSE_MS);
    }
  }
}

/**
 * Applies the migrations that the database lacks, each in a transaction of its own. One that creates
 * indexes concurrently can have none, so its statements must bear a repetition (`drop index if exists` first).
 * @returns those that were applied.
 */
export async function applyMigrations(
  connection: Connection,
  { onApplied, isConcurrent = true, migrations = readMigrations() }: ApplyOptions = {},
): Promise<Migration[]> {
  const pending = await findPending(connection, migrations);
  if (pending.length > 0) await createJournal(connection);
  for (const migration of pending) {
    const began = performance.now();
    const { statements } = migration;
    const isAlone = statements.some((statement) => statement.search(CONCURRENTLY) >= 0);
    if (isAlone && isConcurrent) {
      await runAll(connection, statements);
      await record(connection, migration);
    } else {
      const plain = statements.map((statement) => statement.replace(CONCURRENTLY, ''));
      await applyInTransaction(connection, migration, plain);
    }
    onApplied?.(migration, performance.now() - began);
  }
  return pending;
}
