import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { keptAssets } from '#server/db/schema/kept-assets.ts';

/** Files in one statement; some are as large as a page. */
const BATCH = 20;
/** Who has a page open for longer has the browser load it again. */
const WEEK_MS = 7 * 86_400_000;

/** What the build makes of them, and what helps to debug them. */
const UNSERVED = /\.(?:br|gz|map)$/;

function inBatches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );
}

async function listAssets(shopDir: string): Promise<string[]> {
  const names = await readdir(join(shopDir, 'assets')).catch((): string[] => []);
  return names.filter((name) => !UNSERVED.test(name)).map((name) => `/assets/${name}`);
}

/**
 * Stores the hashed files of this process's build, or that they are still in use. A page of this version
 * then finds its files at processes of another one, and for a week after the last process of this one.
 * @returns how many were new.
 */
export async function keepAssets(db: Database, shopDir: string, now: Date): Promise<number> {
  const paths = await listAssets(shopDir);
  if (paths.length === 0) return 0;
  const known = await db
    .update(keptAssets)
    .set({ usedAt: now })
    .where(inArray(keptAssets.path, paths))
    .returning({ path: keptAssets.path });
  const present = new Set(known.map(({ path }) => path));
  const missing = paths.filter((path) => !present.has(path));
  for (const batch of inBatches(missing)) {
    const rows = await Promise.all(
      batch.map(async (path) => ({
        path,
        content: new Uint8Array(await readFile(join(shopDir, path))),
        usedAt: now,
      })),
    );
    await db
      .insert(keptAssets)
      .values(rows)
      .onConflictDoUpdate({ target: keptAssets.path, set: { usedAt: sql`excluded.used_at` } });
  }
  return missing.length;
}

/** The bytes of a file of another version; null when none has it. */
export async function findKeptAsset(
  db: Database,
  path: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [row] = await db
    .select({ content: keptAssets.content })
    .from(keptAssets)
    .where(eq(keptAssets.path, path));
  return row === undefined ? null : new Uint8Array(row.content);
}

/** Deletes the files that no process has had for a week. */
export async function pruneKeptAssets(db: Database, now: Date): Promise<void> {
  await db.delete(keptAssets).where(lt(keptAssets.usedAt, new Date(now.getTime() - WEEK_MS)));
}
