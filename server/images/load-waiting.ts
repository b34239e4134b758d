import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { isDue } from '#server/db/clock/due.ts';
import type { Database } from '#server/db/connection.ts';
import { importedImageFiles, importedImages } from '#server/db/schema/images.ts';
import { type EncodedFile, encodeImage } from './encode-image.ts';
import { ImageError } from './image-error.ts';
import { type LoadOptions, loadImage } from './load-image.ts';

/** Images that one process loads at the same time. */
const BATCH = 4;
/** The lease: how long a process may take for an image; doubles with each attempt. */
const LEASE_SECONDS = 300;
/** An image that could not be loaded so often is not tried any more, until a feed names it again. */
export const MAX_IMAGE_ATTEMPTS = 6;

type Image = typeof importedImages.$inferSelect;

export interface ImageLoading extends LoadOptions {
  db: Database;
  logger: Pick<Logger, 'info' | 'warn'>;
  now: Date;
}

/** Takes a batch for this process; what it does not finish is retried when the lease expires. */
async function takeBatch({ db, now }: ImageLoading): Promise<Image[]> {
  const pause = sql`${LEASE_SECONDS} * power(2, ${importedImages.attempts})`;
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ key: importedImages.key })
      .from(importedImages)
      .where(isDue(importedImages.nextAttemptAt, now, pause))
      .orderBy(asc(importedImages.nextAttemptAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const lease = sql`${now.toISOString()}::timestamptz + make_interval(secs => ${pause})`;
    return tx
      .update(importedImages)
      .set({ attempts: sql`${importedImages.attempts} + 1`, nextAttemptAt: lease })
      .where(
        inArray(
          importedImages.key,
          due.map(({ key }) => key),
        ),
      )
      .returning();
  });
}

async function store({ db, now }: ImageLoading, key: string, files: readonly EncodedFile[]) {
  await db.transaction(async (tx) => {
    const [image] = await tx
      .update(importedImages)
      .set({ storedAt: now, nextAttemptAt: null, failure: null })
      .where(eq(importedImages.key, key))
      .returning({ key: importedImages.key });
    // Nobody needs it any more.
    if (image === undefined) return;
    // A process whose lease expired may have been faster.
    await tx
      .insert(importedImageFiles)
      .values(files.map((file) => ({ key, ...file })))
      .onConflictDoNothing();
  });
}

/** Notes why an image failed; another attempt follows unless it would end the same way. */
async function noteFailure(
  { db, logger }: ImageLoading,
  { key, sourceURL, attempts }: Image,
  error: ImageError,
): Promise<void> {
  const isLast = error.isFinal || attempts >= MAX_IMAGE_ATTEMPTS;
  const details = { err: error, image: key, url: sourceURL };
  if (isLast) logger.warn(details, 'An image of the catalog cannot be loaded');
  else logger.info(details, 'An image of the catalog was not loaded and will be retried');
  await db
    .update(importedImages)
    .set({ failure: error.message, ...(isLast ? { nextAttemptAt: null } : {}) })
    .where(eq(importedImages.key, key));
}

/** The loaded file of an image, or why there is none. */
async function load(loading: ImageLoading, image: Image): Promise<Buffer | ImageError> {
  // Its last attempt ended with the process: once more could end the next one.
  if (image.attempts > MAX_IMAGE_ATTEMPTS) {
    return new ImageError('загрузка каждый раз обрывалась', true);
  }
  try {
    return await loadImage(image.sourceURL, loading);
  } catch (error) {
    if (error instanceof ImageError) return error;
    throw error;
  }
}

/**
 * Loads one batch of waiting images, side by side, then encodes and stores them one by one. Any number of
 * processes may run it at the same time. @returns how many images were tried
 */
export async function loadWaiting(loading: ImageLoading): Promise<number> {
  const batch = await takeBatch(loading);
  const loaded = await Promise.all(
    batch.map(async (image) => ({ image, file: await load(loading, image) })),
  );
  for (const { image, file } of loaded) {
    try {
      if (file instanceof ImageError) throw file;
      await store(loading, image.key, await encodeImage(file));
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      await noteFailure(loading, image, error);
    }
  }
  return batch.length;
}

/** The condition of images that could not be loaded and are not tried any more. */
export function isFailed(): SQL | undefined {
  return and(isNull(importedImages.nextAttemptAt), isNull(importedImages.storedAt));
}
