import { and, eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { productFeedback } from '#server/db/schema/catalog.ts';
import { users } from '#server/db/schema/identity.ts';
import { authorName, type FeedbackRow, toFeedback } from './feedback-view.ts';
import { readPhotos } from './photo-links.ts';
import { assertProduct, lockProduct, refreshRating } from './product-rating.ts';
import { hasReceived, NOT_BOUGHT } from './received-product.ts';

type Schemas = components['schemas'];

/** What the author has written, trimmed. */
function contentOf(input: Schemas['FeedbackInput']) {
  return {
    rating: input.rating,
    comment: input.comment.trim(),
    advantages: input.advantages?.trim() ?? '',
    disadvantages: input.disadvantages?.trim() ?? '',
  };
}

/** The review of the user about the product. */
export function ownFeedback(productID: string, userID: string) {
  return and(eq(productFeedback.productID, productID), eq(productFeedback.userID, userID));
}

/** 404 for who has written no review of the product. */
export function notWritten(): ApiProblem {
  return new ApiProblem(404, 'Вы ещё не\u00A0писали об этом товаре', { reason: 'NotFound' });
}

/**
 * Sends a review of a received product to moderation.
 * @throws ApiProblem 404 for an unknown product, 403 `NotBought`, 409 `AlreadyExists` for a second one.
 */
export async function writeFeedback(
  tx: Database,
  productID: string,
  userID: string,
  input: Schemas['FeedbackInput'],
  now: Date,
): Promise<Schemas['Feedback']> {
  await assertProduct(tx, productID);
  if (!(await hasReceived(tx, userID, productID))) {
    throw new ApiProblem(403, NOT_BOUGHT, { reason: 'NotBought' });
  }
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
      ...contentOf(input),
      status: 'Moderation',
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (row === undefined) {
    const message = 'Вы уже написали об этом товаре. Отзыв можно изменить';
    throw new ApiProblem(409, message, { reason: 'AlreadyExists' });
  }
  return toFeedback(row, { userID, photos: new Map() });
}

/**
 * Replaces what the user has written; the new text is moderated again, and until then not shown. The
 * same text changes nothing.
 * @throws ApiProblem 404 for an unknown product and without a review.
 */
export async function changeFeedback(
  tx: Database,
  productID: string,
  userID: string,
  input: Schemas['FeedbackInput'],
  now: Date,
): Promise<Schemas['Feedback']> {
  await lockProduct(tx, productID);
  const own = ownFeedback(productID, userID);
  const [before] = await tx.select().from(productFeedback).where(own).for('update');
  if (before === undefined) throw notWritten();
  const content = contentOf(input);
  if (isSame(before, content)) {
    return toFeedback(before, { userID, photos: await readPhotos(tx, [before], now) });
  }
  const [row = before] = await tx
    .update(productFeedback)
    .set({ ...content, status: 'Moderation', rejectionReason: null, editedAt: now })
    .where(own)
    .returning();
  await refreshRating(tx, productID);
  return toFeedback(row, { userID, photos: await readPhotos(tx, [row], now) });
}

function isSame(row: FeedbackRow, content: ReturnType<typeof contentOf>): boolean {
  return (Object.keys(content) as (keyof typeof content)[]).every(
    (name) => row[name] === content[name],
  );
}

/**
 * Deletes what the user has written, with its photos; they may write again.
 * @throws ApiProblem 404 for an unknown product and without a review.
 */
export async function deleteFeedback(
  tx: Database,
  productID: string,
  userID: string,
): Promise<void> {
  await lockProduct(tx, productID);
  const deleted = await tx
    .delete(productFeedback)
    .where(ownFeedback(productID, userID))
    .returning({ id: productFeedback.id });
  if (deleted.length === 0) throw notWritten();
  await refreshRating(tx, productID);
}
