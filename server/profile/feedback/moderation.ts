import { and, asc, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import { actAs } from '#server/audit/act-as.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { productFeedback, products } from '#server/db/schema/catalog.ts';
import { notify } from '#server/notifications/notify.ts';
import type { FeedbackRow } from './feedback-view.ts';
import { readPhotos } from './photo-links.ts';
import { lockProduct, refreshRating } from './product-rating.ts';

const LISTED = 50;
/** Limit of the contract for a reason and a reply. */
export const MAX_MODERATOR_TEXT = limits['Feedback.rejectionReason'];
/** Limit of a notification's text. */
const EXCERPT = 900;
const AT_ONCE = 50;
/** Only reviews sent this recently are published by the demo itself. */
const YOUNG_MS = 2 * 3_600_000;

/**
 * Names the content of a review: another one when its author has changed the text or added a photo.
 * @param photos ids of its photos.
 */
export function textKey(
  { editedAt, createdAt }: Pick<FeedbackRow, 'editedAt' | 'createdAt'>,
  photos: readonly { id: string }[],
): string {
  const text = (editedAt ?? createdAt).getTime().toString(36);
  const last = photos.at(-1);
  return last ? `${text}.${Number(last.id).toString(36)}` : text;
}

async function assertSameText(tx: Database, row: FeedbackRow, key: string | null, now: Date) {
  if (key === null) return;
  const photos = await readPhotos(tx, [row], now);
  if (key === textKey(row, photos.get(row.id) ?? [])) return;
  const message = 'Автор изменил отзыв после того, как вы его прочли. Прочтите его снова';
  throw new ApiProblem(409, message, { reason: 'VersionConflict' });
}

/** When a review was sent to moderation last. */
const sentAt = sql`coalesce(${productFeedback.editedAt}, ${productFeedback.createdAt})`;

interface ModerationPage {
  status?: FeedbackRow['status'];
  limit?: number;
  offset?: number;
}

/** What waits for moderation, longest first; decided reviews, the newest first. */
export async function listModeration(
  db: Database,
  { status = 'Moderation', limit = LISTED, offset = 0 }: ModerationPage = {},
) {
  const isWaiting = status === 'Moderation';
  return db
    .select({ review: productFeedback, product: products.name, slug: products.slug })
    .from(productFeedback)
    .innerJoin(products, eq(products.id, productFeedback.productID))
    .where(eq(productFeedback.status, status))
    .orderBy(
      isWaiting ? asc(sentAt) : desc(sentAt),
      isWaiting ? asc(productFeedback.id) : desc(productFeedback.id),
    )
    .limit(limit)
    .offset(offset);
}

function unknownFeedback(): ApiProblem {
  return new ApiProblem(404, 'Такого отзыва нет', { reason: 'NotFound' });
}

/**
 * A review with the name of its product.
 * @throws ApiProblem 404
 */
export async function readFeedback(db: Database, id: number) {
  const [found] = await db
    .select({ review: productFeedback, product: products.name })
    .from(productFeedback)
    .innerJoin(products, eq(products.id, productFeedback.productID))
    .where(eq(productFeedback.id, id));
  if (found === undefined) throw unknownFeedback();
  return found;
}

/** Locks the product and then the review, in the order in which its author does. */
async function lockFeedback(tx: Database, id: number): Promise<FeedbackRow> {
  const { productID } = productFeedback;
  const one = eq(productFeedback.id, id);
  const [found] = await tx.select({ productID }).from(productFeedback).where(one);
  if (found === undefined) throw unknownFeedback();
  await lockProduct(tx, found.productID);
  const [row] = await tx.select().from(productFeedback).where(one).for('update');
  if (row === undefined) throw unknownFeedback();
  return row;
}

const decided = {
  Published: 'Отзыв уже опубликован',
  Rejected: 'Отзыв уже отклонён',
} as const;

/**
 * Locks a review for staff who decide what waits; a terminal may take a published one back, too.
 * @throws ApiProblem 404, 409 AlreadyDecided when it was published or rejected before.
 */
export async function assertWaiting(tx: Database, id: number): Promise<void> {
  const { status } = await lockFeedback(tx, id);
  if (status === 'Moderation') return;
  throw new ApiProblem(409, decided[status], { reason: 'AlreadyDecided' });
}

async function notifyAuthor(
  tx: Database,
  { userID, productID }: FeedbackRow,
  { title, text, now }: { title: string; text: string; now: Date },
): Promise<void> {
  if (userID === null) return;
  const [product] = await tx
    .select({ name: products.name })
    .from(products)
    .where(eq(products.id, productID));
  // A name may end with an abbreviation: «…, 1000 шт.».
  const name = (product?.name ?? 'Товар').replace(/\.$/, '');
  const about = `${name}. ${text}`.trim();
  await notify(tx, [userID], {
    topic: 'Feedback',
    title,
    text: about.length > EXCERPT ? `${about.slice(0, EXCERPT - 1).trimEnd()}…` : about,
    link: '/profile/feedback?tab=written',
    at: now,
  });
}

/**
 * Publishes a review as it was written and notifies its author.
 * @param key of what staff have read (`textKey`); null publishes any.
 * @throws ApiProblem 404, 409 when it is published already or has another content.
 */
export async function publishFeedback(
  tx: Database,
  id: number,
  { key, now }: { key: string | null; now: Date },
): Promise<void> {
  const row = await lockFeedback(tx, id);
  await assertSameText(tx, row, key, now);
  if (row.status === 'Published') {
    throw new ApiProblem(409, decided.Published, { reason: 'NotAllowed' });
  }
  await tx
    .update(productFeedback)
    .set({ status: 'Published', rejectionReason: null })
    .where(eq(productFeedback.id, id));
  await refreshRating(tx, row.productID);
  const text = 'Спасибо, он поможет коллегам выбрать.';
  await notifyAuthor(tx, row, { title: 'Ваш отзыв опубликован', text, now });
}

/**
 * Rejects a review, or takes a published one back, with a reason for its author, who is notified.
 * @param key of what staff have read (`textKey`); null rejects any.
 * @throws ApiProblem 404, 409 when it is rejected already or has another content.
 */
export async function rejectFeedback(
  tx: Database,
  id: number,
  { key, reason, now }: { key: string | null; reason: string; now: Date },
): Promise<void> {
  const row = await lockFeedback(tx, id);
  await assertSameText(tx, row, key, now);
  if (row.status === 'Rejected') {
    throw new ApiProblem(409, decided.Rejected, { reason: 'NotAllowed' });
  }
  await tx
    .update(productFeedback)
    .set({ status: 'Rejected', rejectionReason: reason })
    .where(eq(productFeedback.id, id));
  await refreshRating(tx, row.productID);
  const text = `Что мешает: ${reason}`;
  await notifyAuthor(tx, row, { title: 'Отзыв не\u00A0опубликован', text, now });
}

/**
 * Writes the shop's reply beneath a review, or replaces it, and notifies the author.
 * @throws ApiProblem 404
 */
export async function replyToFeedback(
  tx: Database,
  id: number,
  { text, now }: { text: string; now: Date },
): Promise<void> {
  const row = await lockFeedback(tx, id);
  await tx
    .update(productFeedback)
    .set({ replyText: text, replyAt: now })
    .where(eq(productFeedback.id, id));
  await notifyAuthor(tx, row, { title: 'Магазин ответил на\u00A0ваш отзыв', text, now });
}

/** Publishes the reviews of the demo that have waited for `pace` milliseconds. */
export async function publishDemoFeedback(
  db: Database,
  { now, pace }: { now: Date; pace: number },
): Promise<void> {
  const due = await db
    .select({ id: productFeedback.id })
    .from(productFeedback)
    .where(
      and(
        eq(productFeedback.status, 'Moderation'),
        isNotNull(productFeedback.userID),
        gt(sentAt, new Date(now.getTime() - YOUNG_MS)),
        lt(sentAt, new Date(now.getTime() - pace)),
      ),
    )
    .limit(AT_ONCE);
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      await actAs(tx, 'demo');
      await publishFeedback(tx, id, { key: null, now });
    });
  }
}
