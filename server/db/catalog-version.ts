import { sql } from 'drizzle-orm';
import type { Database } from './connection.ts';

/** How long a process reuses the version it has read, milliseconds. */
const TRUSTED_MS = 1000;

const known = new WeakMap<Database, { version: Promise<string>; until: number }>();

async function queryVersion(db: Database): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`
    select coalesce(max(id), 0)::text as version from catalogue_imports
    where finished_at is not null`);
  return rows[0]?.version ?? '0';
}

/**
 * The catalog's version: the newest finished import. It is stored in the database, so all processes
 * agree on it, at most a second late.
 */
export function readCatalogVersion(db: Database): Promise<string> {
  const cached = known.get(db);
  if (cached !== undefined && cached.until > performance.now()) return cached.version;
  const version = queryVersion(db);
  known.set(db, { version, until: performance.now() + TRUSTED_MS });
  version.catch(() => known.delete(db));
  return version;
}
