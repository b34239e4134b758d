import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from './catalog.ts';
import { users } from './identity.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const product = () =>
  text('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' });

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Favorites, at most `MAX_FAVORITES` per user. */
export const favorites = pgTable(
  'favorites',
  {
    userID: owner(),
    productID: product(),
    /** Order of adding, independent of the clock. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userID, table.productID] }),
    index('favorites_recent').on(table.userID, table.position.desc().nullsFirst()),
    index('favorites_product').on(table.productID),
  ],
);

/** Compared products, at most `ACCOUNT_COMPARE_LIMIT` per user. */
export const comparedProducts = pgTable(
  'compared_products',
  {
    userID: owner(),
    productID: product(),
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [
    primaryKey({ columns: [table.userID, table.productID] }),
    index('compared_products_recent').on(table.userID, table.position.desc().nullsFirst()),
    index('compared_products_product').on(table.productID),
  ],
);

/** Products a user has viewed, each once with the time of the last view. */
export const productViews = pgTable(
  'product_views',
  {
    userID: owner(),
    productID: product(),
    viewedAt: moment('viewed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userID, table.productID] }),
    index('product_views_recent').on(table.userID, table.viewedAt.desc().nullsFirst()),
    index('product_views_product').on(table.productID),
  ],
);

/** Well-known names that the catalog does not have, with their replacement; from the feed. */
export const searchReplacements = pgTable('search_replacements', {
  /** Normalized: lower case, ё→е. */
  name: text('name').primaryKey(),
  /** As in the feed. */
  title: text('title').notNull(),
  /** The query to use instead. */
  query: text('query').notNull(),
});

/** Every searchable word of the catalog; misspelled queries are corrected against it. */
export const searchWords = pgTable(
  'search_words',
  {
    /** Normalized: lower case, ё→е. */
    word: text('word').primaryKey(),
    /** How many products have it. */
    frequency: integer('frequency').notNull(),
  },
  (table) => [
    index('search_words_trigrams').using('gin', table.word.op('gin_trgm_ops')),
    index('search_words_prefix').on(table.word.op('text_pattern_ops')),
  ],
);
