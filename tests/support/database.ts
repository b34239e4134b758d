import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import type { OpenDatabase } from '#server/db/connection.ts';
import { openMemoryDatabase } from '#server/db/embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { query } from './postgres.ts';

/**
 * An empty migrated database of the test's own: on the PostgreSQL that TEST_DATABASE_URL names,
 * else on PGlite in memory. `close()` throws it away.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openOnPostgres(server) : openMemoryDatabase();
}

async function openOnPostgres(server: string): Promise<OpenDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await query(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href, 5, pino({ level: 'silent' }));
  return {
    ...database,
    close: async () => {
      await database.close();
      await query(server, `drop database if exists ${name} with (force)`);
    },
  };
}
