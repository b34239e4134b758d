import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { OpenDatabase } from '#server/db/connection.ts';
import { openMemoryDatabase } from '#server/db/engine/embedded.ts';
import { openPostgres } from '#server/db/engine/postgres.ts';
import { createDatabase, dropDatabase } from './postgres.ts';

/**
 * An empty migrated database of the test's own: on the PostgreSQL in TEST_DATABASE_URL, otherwise on
 * PGlite in memory. `close()` deletes it.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openOnPostgres(server) : openMemoryDatabase();
}

async function openOnPostgres(server: string): Promise<OpenDatabase> {
  const url = await createDatabase(server);
  const database = await openPostgres(url, 5, pino({ level: 'silent' }));
  return {
    ...database,
    close: async () => {
      await database.close();
      await dropDatabase(url);
    },
  };
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
