import { count, desc, eq, sql } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { productFeedback } from '#server/db/schema/catalog.ts';
import { textArray } from '#server/db/sql-values.ts';
import { loadLines } from '#server/product/card/product-lines.ts';
import { toFeedback } from './feedback/feedback-view.ts';
import { readPhotos } from './feedback/photo-links.ts';
import { receivedStatuses } from './received.ts';

type Schemas = components['schemas'];

const MAX_TO_REVIEW = limits['ProductsToReview.items'];

/** A page of the reviews a user has written, new ones first. */
export async function listOwnFeedback(
  db: Database,
  userID: string,
  { page, pageSize, now }: { page: number; pageSize: number; now: Date },
): Promise<Schemas['OwnFeedbackList']> {
  const own = eq(productFeedback.userID, userID);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(productFeedback)
      .where(own)
      .orderBy(desc(productFeedback.createdAt), desc(productFeedback.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(productFeedback).where(own),
  ]);
  const lines = await loadLines(
    db,
    rows.map(({ productID }) => productID),
  );
  const viewer = { userID, photos: await readPhotos(db, rows, now) };
  return {
    items: rows.flatMap((row) => {
      const product = lines.get(row.productID);
      return product === undefined ? [] : [{ feedback: toFeedback(row, viewer), product }];
    }),
    paging: { page, pageSize, total: counted?.total ?? 0 },
  };
}

/**
 * Received products the user has not reviewed; with the last of several orders. An order that had a
 * part refunded has succeeded twice: it was received the first time.
 */
function unreviewed(userID: string) {
  return sql`
    select distinct on (i.product_id) i.product_id, o.id as order_id,
      coalesce((select min(e.at) from order_events e
        where e.order_id = o.id and e.status = 'Succeeded'), o.confirmed_at) as received_at
    from orders o join order_items i on i.order_id = o.id
    where o.user_id = ${userID}::text and o.status = any(${textArray(receivedStatuses)})
      and not i.is_gift
      and not exists (select from product_feedback f
        where f.product_id = i.product_id and f.user_id = ${userID}::text)
    order by i.product_id, o.confirmed_at desc`;
}

interface ReviewRow extends Record<string, unknown> {
  productID: string;
  orderID: string;
  boughtAt: string | Date;
}

/** What a user may still review, recently received first. */
export async function listProductsToReview(
  db: Database,
  userID: string,
): Promise<Schemas['ProductsToReview']> {
  const { rows } = await db.execute<ReviewRow>(sql`
    select u.product_id as "productID", u.order_id as "orderID", u.received_at as "boughtAt"
    from (${unreviewed(userID)}) u
    order by u.received_at desc, u.product_id limit ${MAX_TO_REVIEW}`);
  const lines = await loadLines(
    db,
    rows.map(({ productID }) => productID),
  );
  return {
    items: rows.flatMap(({ productID, orderID, boughtAt }) => {
      const product = lines.get(productID);
      if (product === undefined) return [];
      return [{ product, orderID, boughtAt: new Date(boughtAt).toISOString() }];
    }),
  };
}

/** How many products `listProductsToReview` has, beyond its bound too. */
export async function countProductsToReview(db: Database, userID: string): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (${unreviewed(userID)}) u`);
  return rows[0]?.total ?? 0;
}
