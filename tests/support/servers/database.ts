import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { pino } from 'pino';
import type { Database, OpenDatabase } from '#server/db/connection.ts';
import { openMemoryDatabase } from '#server/db/engine/embedded.ts';
import { openPostgres } from '#server/db/engine/postgres.ts';
import { createMigratedDatabase, dropDatabase } from './postgres.ts';

/**
 * An empty migrated database of the test's own: on the PostgreSQL in TEST_DATABASE_URL, otherwise on
 * PGlite in memory. `close()` deletes it.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openOnPostgres(server) : openMemoryDatabase();
}

async function openOnPostgres(server: string): Promise<OpenDatabase> {
  const url = await createMigratedDatabase(server);
  const database = await openPostgres(url, 5, pino({ level: 'silent' }));
  return {
    ...database,
    db: rejectingQueriesBesideTransactions(database.db),
    close: async () => {
      await database.close();
      await dropDatabase(url);
    },
  };
}

/**
 * The database with the limit that PGlite has: a query beside an open transaction of the same caller,
 * which PGlite's only connection would never run, rejects. So tests on PostgreSQL find it, too.
 */
function rejectingQueriesBesideTransactions(db: Database): Database {
  const transaction = new AsyncLocalStorage<true>();
  const pool = (db as unknown as { $client: Pool }).$client;
  for (const method of ['query', 'connect'] as const) {
    const own = Object.hasOwn(pool, method) ? pool[method] : null;
    Object.assign(pool, {
      [method]: (...args: unknown[]) => {
        if (transaction.getStore()) {
          throw new Error(
            'A query beside an open transaction: PGlite would wait for ever. Pass the transaction on.',
          );
        }
        // By the prototype, where tests count the queries.
        return Reflect.apply(own ?? Object.getPrototypeOf(pool)[method], pool, args);
      },
    });
  }
  const begin = db.transaction.bind(db);
  // `async`, because a query that is returned runs when it is awaited.
  const guarded: Database['transaction'] = (work, config) =>
    begin((tx) => transaction.run(true, async () => work(tx)), config);
  return Object.assign(db, { transaction: guarded });
}

/** The same database once more, with connections of its own, as another process would have it; PostgreSQL only. */
export async function openTwice({ db }: OpenDatabase): Promise<OpenDatabase> {
  const { TEST_DATABASE_URL: server } = process.env;
  if (server === undefined) throw new Error('PGlite has one process');
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  const url = new URL(server);
  url.pathname = `/${rows[0]?.name}`;
  return openPostgres(url.href, 5, pino({ level: 'silent' }));
}
