import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool, type PoolConfig } from 'pg';
import type { Logger } from 'pino';
import type { Database, OpenDatabase } from '#server/db/connection.ts';
import { isDatabaseUnavailable } from '#server/db/failures.ts';
import { WatchedReplica } from '#server/db/replica/replica.ts';
import { schema } from '#server/db/schema.ts';
import { applyMigrations, findPending } from './apply-migrations.ts';
import type { Migration } from './migrate.ts';
import { DatabaseOpenError } from './open-error.ts';
import { PLANNING } from './planning.ts';
import { requestClient } from './request-client.ts';
import { traceQueries } from './trace-queries.ts';

/** An arbitrary constant, the same in every process of the shop. */
const MIGRATION_LOCK = 7_312_004;
const SEED_LOCK = 7_312_005;
const LOCK_POLL_MS = 100;
const START_PATIENCE_MS = 15_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** Connections for background jobs, beside those for requests. */
const JOB_CONNECTIONS = 3;
/** The server cancels a longer query; milliseconds. Reads that may take long have less: `readWithin`. */
const REQUEST_TIMEOUT_MS = 30_000;
const JOB_TIMEOUT_MS = 300_000;
/** A replica that does not respond longer is given no request: the primary serves it. */
const REPLICA_TIMEOUT_MS = 8_000;
/** After that much more the client does not wait for the server to cancel it. */
const GRACE_MS = 5_000;

/** The URL without its password, for messages. */
function shown(url: string): string {
  const address = new URL(url);
  if (address.password !== '') address.password = '***';
  return address.href;
}

async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'dental-shop-setup',
  });
  client.on('error', () => {}); // the query that fails reports it
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/** Waits for a server that is still starting; a rejection (wrong password) is final at once. */
async function connectPatiently(url: string, patience: number, logger: Logger): Promise<Client> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return await connect(url);
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() >= deadline) {
        throw new DatabaseOpenError(
          `PostgreSQL at ${shown(url)} does not let us in: ${(error as Error).message || 'no response'}. ` +
            'Check DATABASE_URL and that the server runs; without DATABASE_URL the shop uses its embedded database.',
          { cause: error },
        );
      }
      logger.warn({ database: shown(url) }, 'PostgreSQL is not reachable yet, waiting');
      await delay(500);
    }
  }
}

/**
 * Runs the work under an advisory lock; other processes retry until they have it. A query that waits for the
 * lock would have a snapshot, for whose end an index that is created concurrently waits in turn.
 */
async function alone<T>(
  client: Client,
  lock: number,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  try {
    for (;;) {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [lock]);
      if (rows[0]?.locked === true) return await work(client);
      await delay(LOCK_POLL_MS);
    }
  } finally {
    await client.end(); // releases the lock
  }
}

function migrationError(url: string, error: unknown): DatabaseOpenError {
  return new DatabaseOpenError(
    `Migrating the database at ${shown(url)} failed: ${(error as Error).message}. ` +
      'The role must own the database (or be allowed to create schemas and the extensions pg_trgm and unaccent).',
    { cause: error },
  );
}

/**
 * Applies the migrations that the database at `url` lacks, in one process at a time.
 * @param patience milliseconds to wait for a server that does not respond yet.
 * @param onApplied called after each migration with its duration in milliseconds.
 * @throws DatabaseOpenError
 */
export async function migratePostgres(
  url: string,
  patience: number,
  logger: Logger,
  onApplied?: (migration: Migration, ms: number) => void,
): Promise<Migration[]> {
  const client = await connectPatiently(url, patience, logger);
  try {
    return await alone(client, MIGRATION_LOCK, () =>
      applyMigrations(client, onApplied === undefined ? {} : { onApplied }),
    );
  } catch (error) {
    throw migrationError(url, error);
  }
}

/**
 * The migrations that the database at `url` lacks.
 * @param patience milliseconds to wait for a server that does not respond yet.
 * @throws DatabaseOpenError when it cannot be reached.
 */
export async function findPendingOn(
  url: string,
  patience: number,
  logger: Logger,
): Promise<Migration[]> {
  const client = await connectPatiently(url, patience, logger);
  try {
    return await findPending(client);
  } finally {
    await client.end();
  }
}

async function requireMigrated(url: string, patience: number, logger: Logger): Promise<void> {
  const pending = await findPendingOn(url, patience, logger);
  if (pending.length === 0) return;
  throw new DatabaseOpenError(
    `The database at ${shown(url)} lacks ${pending.length} migrations of this version: ` +
      `${pending.map(({ tag }) => tag).join(', ')}. Apply them with \`node server/migrate.js\` ` +
      '(from the source: `npm run migrate`) and start again, or set MIGRATE_ON_START=on.',
  );
}

async function ping(url: PoolConfig['connectionString'], timeout: number): Promise<void> {
  const client = new Client({
    ...(url === undefined ? {} : { connectionString: url }),
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end().catch(() => {});
  }
}

/** Waits for a place in the pool as requests do: one that is exhausted cannot serve them. */
async function pingPool(pool: Pool, timeout: number): Promise<void> {
  const late = new AbortController();
  const query = pool.query('select 1');
  try {
    await Promise.race([
      query,
      delay(timeout, undefined, { signal: late.signal }).then(() => {
        throw new Error(`timeout exceeded when trying to connect: ${pool.waitingCount} wait`);
      }),
    ]);
  } finally {
    late.abort();
    // It may still fail, after its own timeout.
    query.catch(() => {});
  }
}

export interface PostgresOptions {
  /** How long to wait for a server that does not respond yet, milliseconds. */
  patience?: number;
  /** Disables query timeouts, for imports and other background work. */
  longQueries?: boolean;
  /** Whether a database without all migrations is rejected; otherwise they are applied. */
  isMigrated?: boolean;
  /** A streaming replica for reads of the catalog, and how old its data may be, milliseconds. */
  replica?: { readonly url: string; readonly maxLagMs: number };
}

interface PoolOptions {
  readonly url: string;
  readonly max: number;
  /** Time limit of a statement, milliseconds; null for none. */
  readonly timeoutMs: number | null;
  /** As `pg_stat_activity` names the connections. */
  readonly name: string;
  readonly logger: Logger;
  /** The class of its connections. */
  readonly client: typeof Client;
}

function createPool({ url, max, timeoutMs, name, logger, client }: PoolOptions): Pool {
  const pool = new Pool({
    Client: client,
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(timeoutMs === null
      ? {}
      : { statement_timeout: timeoutMs, query_timeout: timeoutMs + GRACE_MS }),
    keepAlive: true,
    // Queries of one transaction that do not wait for each other are sent together; most of a short
    // transaction's time is spent waiting for the network and the scheduler.
    pipeline: true,
    application_name: name,
    onConnect: async (client) => {
      await client.query(PLANNING);
    },
  });
  // An idle connection that breaks must not end the process; the pool replaces it.
  pool.on('error', (error) => logger.warn({ err: error }, 'A database connection broke'));
  // Nor one that breaks while in use: its pending query rejects.
  pool.on('connect', (client) => client.on('error', () => {}));
  traceQueries(pool);
  return pool;
}

/** node-postgres' result type carries more than rows; repositories see the common part. */
function toDatabase(pool: Pool): Database {
  return drizzle(pool, { schema }) as unknown as Database;
}

/**
 * PostgreSQL at `url`, with all migrations, with a pool of at most `poolSize` connections for requests and
 * a small one for background jobs.
 * @throws DatabaseOpenError when it cannot be reached or cannot be migrated.
 */
export async function openPostgres(
  url: string,
  poolSize: number,
  logger: Logger,
  options: PostgresOptions = {},
): Promise<OpenDatabase> {
  const { patience = START_PATIENCE_MS, longQueries = false, isMigrated = false } = options;
  if (isMigrated) await requireMigrated(url, patience, logger);
  else await migratePostgres(url, patience, logger);
  const timeoutMs = longQueries ? null : REQUEST_TIMEOUT_MS;
  const poolOf = (at: string, name: string, limitMs: number | null) =>
    createPool({
      url: at,
      max: poolSize,
      timeoutMs: limitMs,
      name,
      logger,
      client: longQueries ? Client : requestClient(),
    });
  const pool = poolOf(url, 'dental-shop', timeoutMs);
  const jobs = createPool({
    url,
    max: JOB_CONNECTIONS,
    timeoutMs: JOB_TIMEOUT_MS,
    name: 'dental-shop-jobs',
    logger,
    client: Client,
  });
  const db = toDatabase(pool);
  // A replica that is lost, also at the start, is done without.
  const copies = options.replica
    ? poolOf(options.replica.url, 'dental-shop-reads', REPLICA_TIMEOUT_MS)
    : null;
  const replica =
    options.replica && copies
      ? new WatchedReplica({
          primary: db,
          copy: toDatabase(copies),
          maxLagMs: options.replica.maxLagMs,
          logger,
        })
      : null;
  let closing: Promise<void> | undefined;
  return {
    db,
    jobs: toDatabase(jobs),
    replica,
    kind: 'postgres',
    ping: async (timeout) => {
      await Promise.all([ping(url, timeout), pingPool(pool, timeout)]);
    },
    readPool: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    exclusively: async (work) => alone(await connect(url), SEED_LOCK, work),
    close: () => {
      replica?.close();
      closing ??= Promise.all([pool.end(), jobs.end(), copies?.end()]).then(() => {});
      return closing;
    },
  };
}
