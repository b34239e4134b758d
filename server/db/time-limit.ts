import { sql } from 'drizzle-orm';
import type { Database } from './connection.ts';

/** How long a statement of reads that may take long runs, milliseconds; of everything else 30 s. */
export const TIME_LIMITS_MS = {
  /** Orders, purchases and analytics of one user. */
  history: 10_000,
  /** Counts of facets over the whole catalog. */
  facets: 8_000,
};

/**
 * Reads in a transaction whose statements the database cancels after `limitMs` milliseconds; the caller
 * gets a 503. The embedded database has no such limit. Only `tx` may be used inside, and nothing that
 * is cached by database.
 */
export function readWithin<T>(
  db: Database,
  limitMs: number,
  read: (tx: Database) => Promise<T>,
): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${String(limitMs)}, true)`);
      return read(tx);
    },
    { accessMode: 'read only' },
  );
}
