import { asc, gt } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { promotions } from '#server/db/schema/catalog.ts';
import { promotionBanners } from '#server/db/schema/content.ts';

/** Sizes of the images that the demo draws for promotions, pixels. */
const PHONE_PICTURE = { width: 600, height: 400 } as const;
const ADVERTISER = { name: 'ООО «Эндолайн»', token: '2VtzqvXk7Qe' } as const;

/**
 * Shows the demo promotions as banners: all with a separate image for phones, one marked as
 * advertising with its advertiser, one as a separate strip. Those that have a banner already keep
 * it.
 */
export async function seedBanners(
  db: Database,
  { now = new Date() }: { now?: Date } = {},
): Promise<void> {
  const running = await db
    .select({ id: promotions.id, creative: promotions.creative })
    .from(promotions)
    .where(gt(promotions.endsAt, now))
    .orderBy(asc(promotions.position), asc(promotions.id));
  const banners = running.map(({ id, creative }, place) => ({
    promotionID: id,
    pictureMobile: creative && {
      url: creative.url.replace(/\.svg$/, '-phone.svg'),
      ...PHONE_PICTURE,
    },
    ...(place === 2 && { kind: 'Promotional' as const, advertiser: ADVERTISER }),
    ...(place === 3 && { display: 'Single' as const }),
  }));
  if (banners.length > 0) await db.insert(promotionBanners).values(banners).onConflictDoNothing();
}
