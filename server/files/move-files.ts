import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { productFeedbackPhotos } from '#server/db/schema/catalog.ts';
import { storedImageObjects, storedObjects } from '#server/db/schema/files.ts';
import { importedImageFiles } from '#server/db/schema/images.ts';
import { supportFiles } from '#server/db/schema/support.ts';
import type { FileStorage } from '#server/integrations/file-storage.ts';

/** Files of a kind in a batch. */
const BATCH = 100;
/** So many at a time, so that few bytes are in memory. */
const SIDE_BY_SIDE = 4;
/** A run begins no further batch after this time, milliseconds. */
const RUN_MS = 10_000;

/** Bytes that are in the database, and what they are. */
interface Held {
  content: Uint8Array;
  mediaType: string;
}

/** The record of an object that is not stored yet. */
type NewObject = Pick<typeof storedObjects.$inferInsert, 'key' | 'createdAt'>;

/** A kind of files, which arrive in the database with the record that they belong to. */
interface Kind<ID> {
  /** The beginning of its keys. */
  folder: string;
  /** Those whose bytes are in the database, the oldest first. */
  list(db: Database): Promise<ID[]>;
  /** Null when it has been deleted or moved meanwhile. */
  read(db: Database, id: ID): Promise<Held | null>;
  /** Names its object, unless it has one; its key, the same in every attempt and process. */
  claim(db: Database, id: ID, object: NewObject): Promise<string | null>;
  /** Notes that the storage has the object, and takes the bytes out of the database. */
  release(tx: Database, id: ID, object: { key: string; now: Date }): Promise<unknown>;
}

/** Names the object of a file or a photo, unless it has one. @returns its key; null once the file is gone */
async function claimObject(
  db: Database,
  object: typeof storedObjects.$inferInsert,
  isItsOwn: SQL,
): Promise<string | null> {
  await db.insert(storedObjects).values(object).onConflictDoNothing();
  const [row] = await db.select({ key: storedObjects.key }).from(storedObjects).where(isItsOwn);
  return row?.key ?? null;
}

async function noteStored(tx: Database, { key, now }: { key: string; now: Date }): Promise<void> {
  await tx.update(storedObjects).set({ storedAt: now }).where(eq(storedObjects.key, key));
}

const ticketFiles: Kind<string> = {
  folder: 'ticket-files',
  list: async (db) => {
    const rows = await db
      .select({ id: supportFiles.id })
      .from(supportFiles)
      .where(isNotNull(supportFiles.content))
      .orderBy(asc(supportFiles.messageID))
      .limit(BATCH);
    return rows.map(({ id }) => id);
  },
  read: async (db, id) => {
    const { content, mediaType } = supportFiles;
    const [row] = await db
      .select({ content, mediaType })
      .from(supportFiles)
      .where(eq(supportFiles.id, id));
    return row?.content ? { content: row.content, mediaType: row.mediaType } : null;
  },
  claim: (db, fileID, object) =>
    claimObject(db, { fileID, ...object }, eq(storedObjects.fileID, fileID)),
  release: async (tx, id, object) => {
    await noteStored(tx, object);
    await tx.update(supportFiles).set({ content: null }).where(eq(supportFiles.id, id));
  },
};

/** Their thumbnails are a few kilobytes and stay. */
const reviewPhotos: Kind<number> = {
  folder: 'review-photos',
  list: async (db) => {
    const rows = await db
      .select({ id: productFeedbackPhotos.id })
      .from(productFeedbackPhotos)
      .where(isNotNull(productFeedbackPhotos.content))
      .orderBy(asc(productFeedbackPhotos.id))
      .limit(BATCH);
    return rows.map(({ id }) => id);
  },
  read: async (db, id) => {
    const [row] = await db
      .select({ content: productFeedbackPhotos.content })
      .from(productFeedbackPhotos)
      .where(eq(productFeedbackPhotos.id, id));
    return row?.content ? { content: row.content, mediaType: 'image/webp' } : null;
  },
  claim: (db, photoID, object) =>
    claimObject(db, { photoID, ...object }, eq(storedObjects.photoID, photoID)),
  release: async (tx, id, object) => {
    await noteStored(tx, object);
    await tx
      .update(productFeedbackPhotos)
      .set({ content: null })
      .where(eq(productFeedbackPhotos.id, id));
  },
};

type ImageFile = Pick<typeof importedImageFiles.$inferSelect, 'key' | 'format' | 'side'>;

const isImageFile = ({ key, format, side }: ImageFile) =>
  and(
    eq(importedImageFiles.key, key),
    eq(importedImageFiles.format, format),
    eq(importedImageFiles.side, side),
  );

const catalogImages: Kind<ImageFile> = {
  folder: 'catalog-images',
  list: (db) => {
    const { key, format, side } = importedImageFiles;
    return db
      .select({ key, format, side })
      .from(importedImageFiles)
      .where(isNotNull(importedImageFiles.content))
      .orderBy(asc(key))
      .limit(BATCH);
  },
  read: async (db, id) => {
    const [row] = await db
      .select({ content: importedImageFiles.content })
      .from(importedImageFiles)
      .where(isImageFile(id));
    return row?.content ? { content: row.content, mediaType: `image/${id.format}` } : null;
  },
  claim: async (db, { key: imageKey, format, side }, object) => {
    await db
      .insert(storedImageObjects)
      .values({ imageKey, format, side, ...object })
      .onConflictDoNothing();
    const [row] = await db
      .select({ key: storedImageObjects.key })
      .from(storedImageObjects)
      .where(
        and(
          eq(storedImageObjects.imageKey, imageKey),
          eq(storedImageObjects.format, format),
          eq(storedImageObjects.side, side),
        ),
      );
    return row?.key ?? null;
  },
  release: async (tx, id, { key, now }) => {
    await tx
      .update(storedImageObjects)
      .set({ storedAt: now })
      .where(eq(storedImageObjects.key, key));
    await tx.update(importedImageFiles).set({ content: null }).where(isImageFile(id));
  },
};

export interface FileMove {
  db: Database;
  storage: FileStorage;
  now: Date;
  /** Whether images of the catalog are moved, too. */
  withImages: boolean;
}

/** @returns whether it was moved, and not deleted meanwhile. */
async function moveFile<ID>({ db, storage, now }: FileMove, kind: Kind<ID>, id: ID) {
  const held = await kind.read(db, id);
  if (held === null) return false;
  const proposed = { key: `${kind.folder}/${randomUUID()}`, createdAt: now };
  const key = await kind.claim(db, id, proposed);
  if (key === null) return false;
  await storage.put(key, held.content, held.mediaType);
  await db.transaction((tx) => kind.release(tx, id, { key, now }));
  return true;
}

async function moveKind<ID>(move: FileMove, kind: Kind<ID>): Promise<number> {
  const end = performance.now() + RUN_MS;
  let moved = 0;
  for (;;) {
    const waiting = await kind.list(move.db);
    const isLast = waiting.length < BATCH;
    while (waiting.length > 0) {
      const some = waiting.splice(0, SIDE_BY_SIDE);
      const results = await Promise.allSettled(some.map((id) => moveFile(move, kind, id)));
      for (const result of results) {
        // Only now: none of them goes on after the run.
        if (result.status === 'rejected') throw result.reason;
        if (result.value) moved += 1;
      }
    }
    if (isLast || performance.now() > end) return moved;
  }
}

/**
 * Moves files from the database to the storage. They arrive in the database, in the transaction of what
 * they belong to, so that the storage may fail without losing any; the database drops the bytes once
 * the storage has confirmed them. Any number of processes may run it at the same time.
 * @returns how many were moved. @throws ServiceError when the storage does not respond.
 */
export async function moveFiles(move: FileMove): Promise<number> {
  return (
    (await moveKind(move, ticketFiles)) +
    (await moveKind(move, reviewPhotos)) +
    (move.withImages ? await moveKind(move, catalogImages) : 0)
  );
}
