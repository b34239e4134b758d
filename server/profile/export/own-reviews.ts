import { count, desc, eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { productFeedback, productFeedbackPhotos, products } from '#server/db/schema/catalog.ts';
import { MAX_ROWS } from './export-limits.ts';

/** The reviews that a user has written, newest first. */
export async function readOwnReviews(
  db: Database,
  userID: string,
): Promise<components['schemas']['OwnDataReview'][]> {
  const own = eq(productFeedback.userID, userID);
  const rows = await db
    .select({ review: productFeedback, product: products.name })
    .from(productFeedback)
    .innerJoin(products, eq(products.id, productFeedback.productID))
    .where(own)
    .orderBy(desc(productFeedback.createdAt))
    .limit(MAX_ROWS);
  const { feedbackID } = productFeedbackPhotos;
  const photos = await db
    .select({ feedbackID, number: count() })
    .from(productFeedbackPhotos)
    .innerJoin(productFeedback, eq(productFeedback.id, feedbackID))
    .where(own)
    .groupBy(feedbackID);
  const photosOf = new Map(photos.map((row) => [row.feedbackID, row.number]));
  return rows.map(({ review, product }) => ({
    product,
    rating: review.rating,
    comment: review.comment,
    advantages: review.advantages,
    disadvantages: review.disadvantages,
    createdAt: review.createdAt.toISOString(),
    status: review.status,
    reply: review.replyText,
    photos: photosOf.get(review.id) ?? 0,
  }));
}
