import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { productViews } from '#server/db/schema/discovery.ts';

/** Stored views per user. */
const MAX_VIEWS = 200;

/** Stores that a user has viewed a product; deletes the oldest views beyond the limit. */
export async function recordView(
  db: Database,
  userID: string,
  productID: string,
  now: Date,
): Promise<void> {
  await db
    .insert(productViews)
    .values({ userID, productID, viewedAt: now })
    .onConflictDoUpdate({
      target: [productViews.userID, productViews.productID],
      set: { viewedAt: now },
    });
  await db.execute(sql`
    delete from product_views where user_id = ${userID}::text and viewed_at < (
      select viewed_at from product_views where user_id = ${userID}::text
      order by viewed_at desc offset ${MAX_VIEWS - 1} limit 1)`);
}

/** Ids of the products a user viewed last, newest first. */
export async function listViewedIDs(
  db: Database,
  userID: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: productViews.productID })
    .from(productViews)
    .where(eq(productViews.userID, userID))
    .orderBy(desc(productViews.viewedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The same with only the last viewed product of each family, newest first. */
export async function listViewedFamilies(
  db: Database,
  userID: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select distinct on (p.family_id) p.id, viewed.viewed_at
      from product_views viewed join products p on p.id = viewed.product_id
      where viewed.user_id = ${userID}::text
      order by p.family_id, viewed.viewed_at desc) families
    order by viewed_at desc limit ${limit}`);
  return rows.map(({ id }) => id);
}
