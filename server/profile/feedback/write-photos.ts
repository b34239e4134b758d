import { and, count, eq } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { productFeedback, productFeedbackPhotos } from '#server/db/schema/catalog.ts';
import type { EncodedPhoto } from './encode-photo.ts';
import { type FeedbackRow, toFeedback } from './feedback-view.ts';
import { readPhotos } from './photo-links.ts';
import { lockProduct, refreshRating } from './product-rating.ts';
import { notWritten, ownFeedback } from './write-feedback.ts';

type Schemas = components['schemas'];

export const MAX_PHOTOS = limits['Feedback.photos'];

const isNumber = (id: string) => /^\d{1,15}$/.test(id);

async function lockOwn(tx: Database, productID: string, userID: string): Promise<FeedbackRow> {
  await lockProduct(tx, productID);
  const own = ownFeedback(productID, userID);
  const [row] = await tx.select().from(productFeedback).where(own).for('update');
  if (row === undefined) throw notWritten();
  return row;
}

async function view(tx: Database, row: FeedbackRow, now: Date): Promise<Schemas['Feedback']> {
  const photos = await readPhotos(tx, [row], now);
  return toFeedback(row, { userID: row.userID, photos });
}

/**
 * Whether a photo may be added, before the effort of decoding it.
 * @throws ApiProblem 404 without a review, 409 with as many photos as there may be.
 */
export async function assertRoomForPhoto(
  db: Database,
  productID: string,
  userID: string,
): Promise<void> {
  const own = ownFeedback(productID, userID);
  const [row] = await db.select({ id: productFeedback.id }).from(productFeedback).where(own);
  if (row === undefined) throw notWritten();
  const [counted] = await db
    .select({ total: count() })
    .from(productFeedbackPhotos)
    .where(eq(productFeedbackPhotos.feedbackID, row.id));
  if ((counted?.total ?? 0) >= MAX_PHOTOS) {
    throw new ApiProblem(409, 'К\u00A0отзыву можно приложить до\u00A0пяти фото', {
      reason: 'NotAllowed',
    });
  }
}

/**
 * Adds a photo to the user's review. A decided one is moderated again, and until then not shown.
 * @throws ApiProblem 404 for an unknown product and without a review, 409 for one photo too many.
 */
export async function addPhoto(
  tx: Database,
  { productID, userID }: { productID: string; userID: string },
  { width, height, content, thumbnail }: EncodedPhoto,
  now: Date,
): Promise<Schemas['Feedback']> {
  const before = await lockOwn(tx, productID, userID);
  await assertRoomForPhoto(tx, productID, userID);
  await tx.insert(productFeedbackPhotos).values({
    feedbackID: before.id,
    width,
    height,
    size: content.length,
    content,
    thumbnail,
    createdAt: now,
  });
  if (before.status === 'Moderation') return view(tx, before, now);
  const [row = before] = await tx
    .update(productFeedback)
    .set({ status: 'Moderation', rejectionReason: null, editedAt: now })
    .where(eq(productFeedback.id, before.id))
    .returning();
  await refreshRating(tx, productID);
  return view(tx, row, now);
}

/**
 * Deletes a photo of the user's review, whose state stays.
 * @throws ApiProblem 404 for an unknown product, without a review and for a photo of another one.
 */
export async function deletePhoto(
  tx: Database,
  { productID, userID, photoID }: { productID: string; userID: string; photoID: string },
  now: Date,
): Promise<Schemas['Feedback']> {
  const row = await lockOwn(tx, productID, userID);
  const { id, feedbackID } = productFeedbackPhotos;
  const deleted = isNumber(photoID)
    ? await tx
        .delete(productFeedbackPhotos)
        .where(and(eq(id, Number(photoID)), eq(feedbackID, row.id)))
        .returning({ id })
    : [];
  if (deleted.length === 0) {
    throw new ApiProblem(404, 'Такого фото в\u00A0вашем отзыве нет', { reason: 'NotFound' });
  }
  return view(tx, row, now);
}
