import { and, count, desc, eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { productFeedback } from '#server/db/schema/catalog.ts';
import { shownRating } from '#server/product/card/card.ts';
import { type FeedbackRow, toFeedback } from './feedback-view.ts';
import { readPhotos } from './photo-links.ts';
import { assertProduct } from './product-rating.ts';
import { hasReceived, NOT_BOUGHT } from './received-product.ts';

type Schemas = components['schemas'];

const RATINGS = [5, 4, 3, 2, 1];

interface Writing {
  own: FeedbackRow | null;
  received: boolean;
}

/** What the user has written about the product and whether they have received it. */
async function readWriting(
  db: Database,
  productID: string,
  userID: string | null,
): Promise<Writing> {
  if (userID === null) return { own: null, received: false };
  const [[own], received] = await Promise.all([
    db
      .select()
      .from(productFeedback)
      .where(and(eq(productFeedback.productID, productID), eq(productFeedback.userID, userID))),
    hasReceived(db, userID, productID),
  ]);
  return { own: own ?? null, received };
}

/**
 * A page of published reviews, newest first, with their totals and the user's own one in any state.
 * @throws ApiProblem 404 for an unknown product.
 */
export async function listFeedback(
  db: Database,
  productID: string,
  { page, pageSize }: { page: number; pageSize: number },
  { userID, now }: { userID: string | null; now: Date },
): Promise<Schemas['FeedbackList']> {
  await assertProduct(db, productID);
  const published = and(
    eq(productFeedback.productID, productID),
    eq(productFeedback.status, 'Published'),
  );
  const [rows, counts, { own, received }] = await Promise.all([
    db
      .select()
      .from(productFeedback)
      .where(published)
      .orderBy(desc(productFeedback.createdAt), desc(productFeedback.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db
      .select({ rating: productFeedback.rating, count: count() })
      .from(productFeedback)
      .where(published)
      .groupBy(productFeedback.rating),
    readWriting(db, productID, userID),
  ]);
  const photos = await readPhotos(db, own ? [...rows, own] : rows, now);
  const viewer = { userID, photos };
  const byRating = new Map(counts.map((row) => [row.rating, row.count]));
  const total = counts.reduce((sum, row) => sum + row.count, 0);
  const sum = counts.reduce((whole, row) => whole + row.rating * row.count, 0);
  return {
    items: rows.map((row) => toFeedback(row, viewer)),
    paging: { page, pageSize, total },
    rating: total === 0 ? null : shownRating(sum / total),
    ratings: RATINGS.map((rating) => ({ rating, count: byRating.get(rating) ?? 0 })),
    canWrite: received && own === null,
    deniedReason: userID === null || received || own !== null ? null : NOT_BOUGHT,
    ownFeedback: own && toFeedback(own, viewer),
  };
}
