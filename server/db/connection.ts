import type { Assume, ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { ServerConfig } from '#server/config/config.ts';
import { openEmbedded } from '#server/db/engine/embedded.ts';
import { openPostgres, type PostgresOptions } from '#server/db/engine/postgres.ts';
import type { Replica } from './replica/replica.ts';
import type { Schema } from './schema.ts';

interface Rows<Row> {
  rows: Row[];
}

/** The result of `db.execute` on both drivers; counts differ, so use `returning()` for them. */
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<Assume<this['row'], Record<string, unknown>>>;
}

/**
 * The database as repositories see it: PGlite or PostgreSQL, or a transaction on either. Inside a
 * transaction only its own handle may be used: PGlite has one connection and would wait forever.
 */
export type Database = PgDatabase<RowsHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** Connections of one process. */
export interface PoolState {
  readonly total: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
}

export interface OpenDatabase {
  readonly db: Database;
  /**
   * The same data for background jobs: of PostgreSQL by connections and a time limit of their own, so that
   * neither jobs nor requests wait for each other.
   */
  readonly jobs: Database;
  /** A copy for reads that may be some seconds old; null without `DATABASE_READ_URL`. */
  readonly replica: Replica | null;
  readonly kind: 'embedded' | 'postgres';
  /** Resolves within `timeout` milliseconds or rejects. */
  ping(timeout: number): Promise<void>;
  /** The pool as it is now; null for the embedded database, which has none. */
  readPool(): PoolState | null;
  /** Runs the work in one process at a time among those that share the database. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Waits for running queries, closes and releases the lock. Safe to call twice. */
  close(): Promise<void>;
}

export type DatabaseConfig = Pick<
  ServerConfig,
  | 'databaseUrl'
  | 'databasePoolSize'
  | 'databaseReplica'
  | 'databasePatience'
  | 'migrateOnStart'
  | 'dataDir'
  | 'environment'
  | 'embeddedDatabaseAllowedInProduction'
>;

/**
 * Opens the database of the settings with all migrations applied. In production they have their own
 * command, so that two versions can run side by side while one person watches what changes.
 * @throws DatabaseOpenError with a message that says how to fix it.
 */
export function openDatabase(
  config: DatabaseConfig,
  logger: Logger,
  options: Pick<PostgresOptions, 'longQueries'> = {},
): Promise<OpenDatabase> {
  return config.databaseUrl === null
    ? openEmbedded(config, logger)
    : openPostgres(config.databaseUrl, config.databasePoolSize, logger, {
        ...options,
        patience: config.databasePatience * 1000,
        isMigrated: !config.migrateOnStart,
        ...(config.databaseReplica === null ? {} : { replica: config.databaseReplica }),
      });
}
