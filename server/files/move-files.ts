import { randomUUID } from 'node:crypto';
import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { productFeedbackPhotos } from '#server/db/schema/catalog.ts';
import { storedObjects } from '#server/db/schema/files.ts';
import { supportFiles } from '#server/db/schema/support.ts';
import type { FileStorage } from '#server/integrations/file-storage.ts';

/** Files of each kind in one run; one after another, so that few bytes are in memory. */
const AT_ONCE = 100;

/** Bytes that are in the database, and what they are. */
interface Held {
  content: Uint8Array;
  mediaType: string;
}

/** A kind of files, which arrive in the database with the record that they belong to. */
interface Kind<ID> {
  /** The beginning of its keys. */
  folder: string;
  /** Those whose bytes are in the database, the oldest first. */
  list(db: Database): Promise<ID[]>;
  /** Null when it has been deleted or moved meanwhile. */
  read(db: Database, id: ID): Promise<Held | null>;
  /** As the record of its object names it. */
  owner(id: ID): { fileID: string } | { photoID: number };
  /** Takes the bytes out of the database. */
  clear(tx: Database, id: ID): Promise<unknown>;
}

const ticketFiles: Kind<string> = {
  folder: 'ticket-files',
  list: async (db) => {
    const rows = await db
      .select({ id: supportFiles.id })
      .from(supportFiles)
      .where(isNotNull(supportFiles.content))
      .orderBy(asc(supportFiles.messageID))
      .limit(AT_ONCE);
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
  owner: (fileID) => ({ fileID }),
  clear: (tx, id) => tx.update(supportFiles).set({ content: null }).where(eq(supportFiles.id, id)),
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
      .limit(AT_ONCE);
    return rows.map(({ id }) => id);
  },
  read: async (db, id) => {
    const [row] = await db
      .select({ content: productFeedbackPhotos.content })
      .from(productFeedbackPhotos)
      .where(eq(productFeedbackPhotos.id, id));
    return row?.content ? { content: row.content, mediaType: 'image/webp' } : null;
  },
  owner: (photoID) => ({ photoID }),
  clear: (tx, id) =>
    tx.update(productFeedbackPhotos).set({ content: null }).where(eq(productFeedbackPhotos.id, id)),
};

export interface FileMove {
  db: Database;
  storage: FileStorage;
  now: Date;
}

/** The key of a file's object, the same in every attempt and process; null once the file is gone. */
async function claimKey(
  db: Database,
  folder: string,
  owner: { fileID: string } | { photoID: number },
  now: Date,
): Promise<string | null> {
  await db
    .insert(storedObjects)
    .values({ key: `${folder}/${randomUUID()}`, ...owner, createdAt: now })
    .onConflictDoNothing();
  const [row] = await db
    .select({ key: storedObjects.key })
    .from(storedObjects)
    .where(
      'fileID' in owner
        ? eq(storedObjects.fileID, owner.fileID)
        : eq(storedObjects.photoID, owner.photoID),
    );
  return row?.key ?? null;
}

/** @returns whether it was moved, and not deleted meanwhile. */
async function moveFile<ID>({ db, storage, now }: FileMove, kind: Kind<ID>, id: ID) {
  const held = await kind.read(db, id);
  if (held === null) return false;
  const key = await claimKey(db, kind.folder, kind.owner(id), now);
  if (key === null) return false;
  await storage.put(key, held.content, held.mediaType);
  await db.transaction(async (tx) => {
    await tx.update(storedObjects).set({ storedAt: now }).where(eq(storedObjects.key, key));
    await kind.clear(tx, id);
  });
  return true;
}

async function moveKind<ID>(move: FileMove, kind: Kind<ID>): Promise<number> {
  let moved = 0;
  for (const id of await kind.list(move.db)) {
    if (await moveFile(move, kind, id)) moved += 1;
  }
  return moved;
}

/**
 * Moves files from the database to the storage. They arrive in the database, in the transaction of what
 * they belong to, so that the storage may fail without losing any; the database drops the bytes once
 * the storage has confirmed them. Any number of processes may run it at the same time.
 * @returns how many were moved. @throws ServiceError when the storage does not respond.
 */
export async function moveFiles(move: FileMove): Promise<number> {
  return (await moveKind(move, ticketFiles)) + (await moveKind(move, reviewPhotos));
}
