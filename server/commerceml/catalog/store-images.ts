import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { dropChunks, listUploads, readChunks } from '#server/commerceml/uploads.ts';
import type { Database } from '#server/db/connection.ts';
import { exchangeRecords } from '#server/db/schema/exchange.ts';
import { importedImageFiles, importedImages } from '#server/db/schema/images.ts';
import { type EncodedFile, encodeImage } from '#server/images/encode-image.ts';
import { imageKey, ownImage } from '#server/images/image-address.ts';
import { ImageError } from '#server/images/image-error.ts';
import { MAX_IMAGE_BYTES } from '#server/images/load-image.ts';
import { isImagePath } from './image-path.ts';

async function encode(bytes: Uint8Array): Promise<EncodedFile[]> {
  if (bytes.byteLength > MAX_IMAGE_BYTES) throw new ImageError('файл больше 10 МБ', true);
  return encodeImage(bytes);
}

/** Another content gets another URL, as browsers cache images for good. */
function addressOf(path: string, bytes: Uint8Array): string {
  return `commerceml:${path}#${createHash('sha256').update(bytes).digest('hex')}`;
}

async function store(
  db: Database,
  { sessionID, path, address }: { sessionID: string; path: string; address: string },
  files: readonly EncodedFile[] | null,
  now: Date,
): Promise<void> {
  const key = imageKey(address);
  const { url } = ownImage({ url: address, width: 0, height: 0 });
  await db.transaction(async (tx) => {
    if (files !== null) {
      await tx
        .insert(importedImages)
        .values({ key, sourceURL: address, storedAt: now, requestedAt: now, neededAt: now })
        .onConflictDoUpdate({ target: importedImages.key, set: { storedAt: now, neededAt: now } });
      await tx
        .insert(importedImageFiles)
        .values(files.map((file) => ({ key, ...file })))
        .onConflictDoNothing();
    }
    await tx
      .insert(exchangeRecords)
      .values({ kind: 'image', id: path, sessionID, content: { url } })
      .onConflictDoUpdate({
        target: [exchangeRecords.kind, exchangeRecords.id],
        set: { sessionID, content: { url } },
      });
    await dropChunks(tx, sessionID, path);
  });
}

async function isStored(db: Database, address: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from imported_images where key = ${imageKey(address)} and stored_at is not null`);
  return rows.length > 0;
}

/**
 * Encodes the images that a session has sent, one after the other, so that a process which ends midway
 * loses one at most. One that cannot be used is logged.
 */
export async function storeImages(
  db: Database,
  sessionID: string,
  { now, logger }: { now: Date; logger: Logger },
): Promise<void> {
  for (const path of (await listUploads(db, sessionID)).filter(isImagePath)) {
    const bytes = Buffer.concat(await readChunks(db, sessionID, path));
    const address = addressOf(path, bytes);
    try {
      const files = (await isStored(db, address)) ? null : await encode(bytes);
      await store(db, { sessionID, path, address }, files, now);
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      logger.warn({ err: error, image: path }, 'An image of 1С cannot be used');
      await dropChunks(db, sessionID, path);
    }
  }
}
