import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { productFeedback, products } from '#server/db/schema/catalog.ts';
import { users } from '#server/db/schema/identity.ts';
import { shownRating } from '#server/product/card/card.ts';

type Schemas = components['schemas'];
type Row = typeof productFeedback.$inferSelect;

const NAMELESS = 'Покупатель';
const RATINGS = [5, 4, 3, 2, 1];

/** A first name with the initial of the last name: «Анна К.». */
export function authorName(person: { firstName: string | null; lastName: string | null }): string {
  const first = person.firstName?.trim() ?? '';
  const initial = person.lastName?.trim().charAt(0) ?? '';
  if (first === '') return NAMELESS;
  return initial === '' ? first : `${first} ${initial}.`;
}

/** A review as a user sees it; `isOwn` for its author. */
export function toFeedback(row: Row, userID: string | null): Schemas['Feedback'] {
  return {
    id: String(row.id),
    authorName: row.authorName,
    rating: row.rating,
    comment: row.comment,
    advantages: row.advantages,
    disadvantages: row.disadvantages,
    createdAt: row.createdAt.toISOString(),
    isOwn: userID !== null && row.userID === userID,
  };
}

function selectProduct(db: Database, productID: string) {
  return db.select({ id: products.id }).from(products).where(eq(products.id, productID));
}

function unknownProduct(): ApiProblem {
  return new ApiProblem(404, 'Такого товара нет', { reason: 'NotFound' });
}

async function hasWritten(db: Database, productID: string, userID: string): Promise<boolean> {
  const rows = await db
    .select({ id: productFeedback.id })
    .from(productFeedback)
    .where(and(eq(productFeedback.productID, productID), eq(productFeedback.userID, userID)));
  return rows.length > 0;
}

/**
 * A page of reviews, newest first, with their totals.
 * @throws ApiProblem 404 for an unknown product.
 */
export async function listFeedback(
  db: Database,
  productID: string,
  { page, pageSize }: { page: number; pageSize: number },
  userID: string | null,
): Promise<Schemas['FeedbackList']> {
  const found = await selectProduct(db, productID);
  if (found.length === 0) throw unknownProduct();
  const [rows, counts, written] = await Promise.all([
    db
      .select()
      .from(productFeedback)
      .where(eq(productFeedback.productID, productID))
      .orderBy(desc(productFeedback.createdAt), desc(productFeedback.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db
      .select({ rating: productFeedback.rating, count: count() })
      .from(productFeedback)
      .where(eq(productFeedback.productID, productID))
      .groupBy(productFeedback.rating),
    userID === null ? true : hasWritten(db, productID, userID),
  ]);
  const byRating = new Map(counts.map((row) => [row.rating, row.count]));
  const total = counts.reduce((sum, row) => sum + row.count, 0);
  const sum = counts.reduce((whole, row) => whole + row.rating * row.count, 0);
  return {
    items: rows.map((row) => toFeedback(row, userID)),
    paging: { page, pageSize, total },
    rating: total === 0 ? null : shownRating(sum / total),
    ratings: RATINGS.map((rating) => ({ rating, count: byRating.get(rating) ?? 0 })),
    canWrite: !written,
  };
}

/** Updates the product's rating from its reviews. */
async function refreshRating(tx: Database, productID: string): Promise<void> {
  await tx.execute(sql`
    update products set (rating, feedback_count) = (
      select avg(f.rating)::real, count(*)::int from product_feedback f
      where f.product_id = ${productID}::text)
    where id = ${productID}::text`);
}

/**
 * Publishes a review. Any signed-in user may write one; a purchase is not required, because
 * clinics also buy through colleagues and other channels.
 * @param tx a transaction, so that the review and the rating change together
 * @throws ApiProblem 404 for an unknown product, 409 `AlreadyExists` for a second review.
 */
export async function writeFeedback(
  tx: Database,
  productID: string,
  userID: string,
  input: Schemas['FeedbackInput'],
  now: Date,
): Promise<Schemas['Feedback']> {
  // Locked, so that of two simultaneous reviews the second includes the first.
  const found = await selectProduct(tx, productID).for('update');
  if (found.length === 0) throw unknownProduct();
  const [author] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userID));
  const [row] = await tx
    .insert(productFeedback)
    .values({
      productID,
      userID,
      authorName: authorName(author ?? { firstName: null, lastName: null }),
      rating: input.rating,
      comment: input.comment.trim(),
      advantages: input.advantages?.trim() ?? '',
      disadvantages: input.disadvantages?.trim() ?? '',
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (row === undefined) {
    throw new ApiProblem(409, 'Вы уже оставили отзыв об этом товаре', { reason: 'AlreadyExists' });
  }
  await refreshRating(tx, productID);
  return toFeedback(row, userID);
}
