import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { storedImageObjects, storedObjects } from '#server/db/schema/files.ts';
import type { FileStorage } from '#server/integrations/file-storage.ts';

const AT_ONCE = 100;
/** A process that is storing an object has ended by then, milliseconds. */
const REST_MS = 600_000;

/** Objects of files and photos that were deleted, the oldest first. */
async function listFiles(db: Database, before: Date): Promise<string[]> {
  const { key, fileID, photoID, createdAt } = storedObjects;
  const rows = await db
    .select({ key })
    .from(storedObjects)
    .where(and(isNull(fileID), isNull(photoID), lt(createdAt, before)))
    .orderBy(asc(createdAt))
    .limit(AT_ONCE);
  return rows.map((row) => row.key);
}

/** The same of images of the catalog. */
async function listImages(db: Database, before: Date): Promise<string[]> {
  const { key, imageKey, createdAt } = storedImageObjects;
  const rows = await db
    .select({ key })
    .from(storedImageObjects)
    .where(and(isNull(imageKey), lt(createdAt, before)))
    .orderBy(asc(createdAt))
    .limit(AT_ONCE);
  return rows.map((row) => row.key);
}

/**
 * Deletes the objects of deleted files from the storage.
 * @returns how many. @throws ServiceError when the storage does not respond.
 */
export async function deleteUnowned(
  db: Database,
  storage: FileStorage,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - REST_MS);
  const files = await listFiles(db, before);
  for (const key of files) {
    await storage.delete(key);
    await db.delete(storedObjects).where(eq(storedObjects.key, key));
  }
  const images = await listImages(db, before);
  for (const key of images) {
    await storage.delete(key);
    await db.delete(storedImageObjects).where(eq(storedImageObjects.key, key));
  }
  return files.length + images.length;
}
