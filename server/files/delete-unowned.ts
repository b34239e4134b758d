import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { storedObjects } from '#server/db/schema/files.ts';
import type { FileStorage } from '#server/integrations/file-storage.ts';

const AT_ONCE = 100;
/** A process that is storing an object has ended by then, milliseconds. */
const REST_MS = 600_000;

/**
 * Deletes the objects of deleted files from the storage.
 * @returns how many. @throws ServiceError when the storage does not respond.
 */
export async function deleteUnowned(
  db: Database,
  storage: FileStorage,
  now: Date,
): Promise<number> {
  const rows = await db
    .select({ key: storedObjects.key })
    .from(storedObjects)
    .where(
      and(
        isNull(storedObjects.fileID),
        isNull(storedObjects.photoID),
        lt(storedObjects.createdAt, new Date(now.getTime() - REST_MS)),
      ),
    )
    .orderBy(asc(storedObjects.createdAt))
    .limit(AT_ONCE);
  for (const { key } of rows) {
    await storage.delete(key);
    await db.delete(storedObjects).where(eq(storedObjects.key, key));
  }
  return rows.length;
}
