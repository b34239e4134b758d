import { asc, inArray } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { productFeedbackPhotos } from '#server/db/schema/catalog.ts';
import { linkQuery, linkSecret } from '#server/support/tickets/files/file-links.ts';

type FeedbackPhoto = components['schemas']['FeedbackPhoto'];

/** What a signature of a photo's URL is for. */
export const linkedID = (id: string): string => `feedback-photo:${id}`;

/**
 * The photos of reviews by the review's number. Those of a published review have URLs that last, those
 * of another one expire after ten minutes: call it only for a user who may see the review.
 */
export async function readPhotos(
  db: Database,
  reviews: readonly { id: number; status: string }[],
  now: Date,
): Promise<Map<number, FeedbackPhoto[]>> {
  const byReview = new Map<number, FeedbackPhoto[]>();
  if (reviews.length === 0) return byReview;
  const { id, feedbackID, width, height, size } = productFeedbackPhotos;
  const rows = await db
    .select({ id, feedbackID, width, height, size })
    .from(productFeedbackPhotos)
    .where(
      inArray(
        feedbackID,
        reviews.map((review) => review.id),
      ),
    )
    .orderBy(asc(feedbackID), asc(id));
  if (rows.length === 0) return byReview;
  const secret = await linkSecret(db);
  const published = new Set(
    reviews.filter(({ status }) => status === 'Published').map((review) => review.id),
  );
  for (const { feedbackID: review, id: number, ...sizes } of rows) {
    const photo = String(number);
    const query = published.has(review) ? '' : `?${linkQuery(secret, linkedID(photo), now)}`;
    const photos = byReview.get(review) ?? [];
    photos.push({
      id: photo,
      url: `/feedback-photos/${photo}.webp${query}`,
      thumbnailURL: `/feedback-photos/${photo}-small.webp${query}`,
      ...sizes,
    });
    byReview.set(review, photos);
  }
  return byReview;
}
