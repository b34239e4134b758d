import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';

/** How long an image stays after the last feed that needed it; then it is looked for elsewhere. */
export const RETENTION_DAYS = 30;
const BATCH = 1000;
const DAY_MS = 86_400_000;

/**
 * Deletes images that no feed has named for a month and that no product, category, brand, promotion or
 * order shows; products that are no longer listed still have theirs. At most 1,000 in a run.
 * A feed that names one of them meanwhile keeps it: its row is locked until either has ended.
 * @returns how many were deleted
 */
export async function pruneImages(db: Database, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - RETENTION_DAYS * DAY_MS).toISOString();
  return db.transaction(async (tx) => {
    const { rows: candidates } = await tx.execute<{ key: string }>(sql`
      select key from imported_images where needed_at < ${limit}
      order by needed_at limit ${BATCH} for update skip locked`);
    if (candidates.length === 0) return 0;
    const keys = sql`(select jsonb_array_elements_text(${JSON.stringify(candidates.map(({ key }) => key))}::jsonb))`;
    await tx.execute(sql`
      with shown as (
        select image ->> 'url' as url from products, jsonb_array_elements(pictures) image
        union all select picture ->> 'url' from categories
        union all select logo ->> 'url' from brands
        union all select creative ->> 'url' from promotions
        union all select picture_mobile ->> 'url' from promotion_banners
      )
      update imported_images i set needed_at = ${now.toISOString()}
      where i.key in ${keys} and ('/images/' || i.key in (select url from shown)
        or exists (select from order_items line
          where line.product #>> '{images,0,url}' = '/images/' || i.key
            and line.product #>> '{images,0,url}' like '/images/%'))`);
    const { rows: deleted } = await tx.execute<{ key: string }>(sql`
      delete from imported_images where key in ${keys} and needed_at < ${limit} returning key`);
    return deleted.length;
  });
}
