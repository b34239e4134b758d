import { asc, gt } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { promotions } from '#server/db/schema/catalogue.ts';
import { promotionBanners } from '#server/db/schema/content.ts';

/**
 * Shows two of the demo promotions otherwise than in the carousel: one as a strip of its own, one
 * marked as advertising. Those that have a banner already keep it.
 */
export async function seedBanners(
  db: Database,
  { now = new Date() }: { now?: Date } = {},
): Promise<void> {
  const running = await db
    .select({ id: promotions.id })
    .from(promotions)
    .where(gt(promotions.endsAt, now))
    .orderBy(asc(promotions.position), asc(promotions.id))
    .limit(4);
  const [, , marked, single] = running;
  const banners = [
    ...(marked ? [{ promotionId: marked.id, kind: 'Promotional' as const }] : []),
    ...(single ? [{ promotionId: single.id, display: 'Single' as const }] : []),
  ];
  if (banners.length > 0) await db.insert(promotionBanners).values(banners).onConflictDoNothing();
}
