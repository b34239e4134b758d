import { and, asc, count, gt, inArray, lte, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { promotions } from '#server/db/schema/catalogue.ts';

type Schemas = components['schemas'];

const columns = {
  id: promotions.id,
  name: promotions.name,
  creative: promotions.creative,
  position: promotions.position,
  slug: promotions.slug,
  description: promotions.description,
  startsAt: promotions.startsAt,
  endsAt: promotions.endsAt,
  // Spelt out: Drizzle leaves the table's name off, and `id` alone would be the product's.
  productCount: sql<number>`(
    select count(*)::int from promotion_products link
    join products p on p.id = link.product_id and p.listed
    where link.promotion_id = promotions.id)`,
};

/** A page of the promotions that run at `now`, in the order of showing. */
export async function listRunning(
  db: Database,
  { ids, page, pageSize }: { ids: readonly string[] | undefined; page: number; pageSize: number },
  now: Date,
): Promise<Schemas['PromotionList']> {
  const running = and(
    lte(promotions.startsAt, now),
    gt(promotions.endsAt, now),
    ids === undefined ? undefined : inArray(promotions.id, [...ids]),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select(columns)
      .from(promotions)
      .where(running)
      .orderBy(asc(promotions.position), asc(promotions.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(promotions).where(running),
  ]);
  return {
    items: rows.map((row) => ({
      ...row,
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
    })),
    paging: { page, pageSize, total: counted?.total ?? 0 },
  };
}
