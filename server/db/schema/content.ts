import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { components } from '#generated/server/operations.ts';
import { type PictureRecord, promotions } from './catalog.ts';

type Schemas = components['schemas'];

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Pages that have nothing but text, changed without a release of the shop. */
export const staticPages = pgTable('static_pages', {
  /** Last part of the page's address: `delivery`. */
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  /** As it was written; cleaned when it is read. */
  html: text('html').notNull(),
  /** For search engines. */
  description: text('description').notNull().default(''),
  updatedAt: moment('updated_at').notNull(),
});

/** How a promotion is shown; one without a row is an ordinary picture of the carousel. */
export const promotionBanners = pgTable('promotion_banners', {
  promotionID: text('promotion_id')
    .primaryKey()
    .references(() => promotions.id, { onDelete: 'cascade' }),
  display: text('display').$type<Schemas['BannerDisplay']>().notNull().default('Carousel'),
  kind: text('kind').$type<Schemas['BannerKind']>().notNull().default('Ordinary'),
  /** The only screen it is for; null is both. */
  device: text('device').$type<Schemas['Device']>(),
  /** For narrow screens; null shows the promotion's own picture there, too. */
  pictureMobile: jsonb('picture_mobile').$type<PictureRecord>(),
  /** Whose advertising it is; null is not known. */
  advertiser: jsonb('advertiser').$type<Schemas['Advertiser']>(),
});
