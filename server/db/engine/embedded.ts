import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import type { Logger } from 'pino';
import type { Database, DatabaseConfig, OpenDatabase } from '#server/db/connection.ts';
import { takeLock } from '#server/db/lock.ts';
import { schema } from '#server/db/schema.ts';
import { applyMigrations } from './apply-migrations.ts';
import { DatabaseOpenError } from './open-error.ts';
import { PLANNING } from './planning.ts';
import { readTemplate } from './template.ts';

const extensions = { pg_trgm, unaccent };

async function start(dataDir: string | undefined): Promise<PGlite> {
  const template = dataDir === undefined || !existsSync(join(dataDir, 'PG_VERSION'));
  const client = new PGlite({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(template ? { loadDataDir: await readTemplate(buildTemplate) } : {}),
    extensions,
  });
  await client.waitReady;
  await client.exec(PLANNING);
  return client;
}

/** A fresh database with all migrations, as one archive: far faster to load than to create. */
async function buildTemplate(): Promise<Blob> {
  const client = new PGlite({ extensions });
  await client.waitReady;
  await applyMigrations(client, { isConcurrent: false });
  const archive = await client.dumpDataDir('none');
  await client.close();
  return archive;
}

function wrap(client: PGlite, release: () => Promise<void>): OpenDatabase {
  // PGlite's own result type carries more than rows; repositories see the common part.
  const db = drizzle(client, { schema }) as unknown as Database;
  let closing: Promise<void> | undefined;
  return {
    db,
    jobs: db,
    replica: null,
    kind: 'embedded',
    ping: async () => {
      await client.query('select 1');
    },
    readPool: () => null,
    exclusively: (work) => work(),
    close: () => {
      closing ??= client.close().finally(release);
      return closing;
    },
  };
}

/**
 * The embedded database under `dataDir`, for demos: one process, no fsync.
 * @throws DatabaseOpenError in production unless allowed, when another process uses it, or when the
 *   folder cannot be used.
 */
export async function openEmbedded(config: DatabaseConfig, logger: Logger): Promise<OpenDatabase> {
  if (config.environment === 'production' && !config.embeddedDatabaseAllowedInProduction) {
    throw new DatabaseOpenError(
      'DATABASE_URL is not set, and the embedded database is not for production. ' +
        'Set DATABASE_URL=postgres://user:password@host:5432/shop, ' +
        'or ALLOW_EMBEDDED_DATABASE=on to try the production mode out.',
    );
  }
  const folder = join(config.dataDir, 'pglite');
  await mkdir(config.dataDir, { recursive: true });
  const release = await takeLock(join(config.dataDir, 'server.lock'), folder);
  try {
    const client = await start(folder);
    await applyMigrations(client, { isConcurrent: false });
    logger.warn(
      { folder },
      'Embedded database (PGlite): for trying out, not for production. Set DATABASE_URL for PostgreSQL',
    );
    return wrap(client, release);
  } catch (error) {
    await release();
    throw new DatabaseOpenError(
      `The embedded database in ${folder} cannot be opened. Check the free disk space; ` +
        'if it was made by another version of the shop, move the folder away and start again.',
      { cause: error },
    );
  }
}

/** A fresh migrated database in memory, for tests. */
export async function openMemoryDatabase(): Promise<OpenDatabase> {
  return wrap(await start(undefined), async () => {});
}
