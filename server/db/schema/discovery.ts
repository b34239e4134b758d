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

/** What a user keeps: at most `MAX_FAVORITES` a user. */
export const favorites = pgTable(
  'favorites',
  {
    userID: owner(),
    productID: product(),
    /** Order of adding, whatever the clock says. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userID, table.productID] }),
    index('favorites_recent').on(table.userID, table.position.desc().nullsFirst()),
    index('favorites_product').on(table.productID),
  ],
);

/** What a user compares: at most `MAX_COMPARED` a user. */
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

/** What a user has looked at, each product once with its last time. */
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

/** Well-known names that the catalog does not have, and what is found for them; from the feed. */
export const searchReplacements = pgTable('search_replacements', {
  /** Normalized: lower case, ё→е. */
  name: text('name').primaryKey(),
  /** As the feed writes it. */
  title: text('title').notNull(),
  /** What is looked for instead. */
  query: text('query').notNull(),
});

/** Every word the catalog is found by; misspelled queries are corrected against it. */
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
