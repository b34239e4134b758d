import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { components } from '#generated/server/operations.ts';
import { type PictureRecord, promotions } from './catalog.ts';

type Schemas = components['schemas'];

/** How a promotion is shown; without a row it is an ordinary image of the carousel. */
export const promotionBanners = pgTable('promotion_banners', {
  promotionID: text('promotion_id')
    .primaryKey()
    .references(() => promotions.id, { onDelete: 'cascade' }),
  display: text('display').$type<Schemas['BannerDisplay']>().notNull().default('Carousel'),
  kind: text('kind').$type<Schemas['BannerKind']>().notNull().default('Ordinary'),
  /** The only screen size it is for; null is both. */
  device: text('device').$type<Schemas['Device']>(),
  /** For narrow screens; null shows the promotion's own image there, too. */
  pictureMobile: jsonb('picture_mobile').$type<PictureRecord>(),
  /** The advertiser; null when unknown. */
  advertiser: jsonb('advertiser').$type<Schemas['Advertiser']>(),
});
