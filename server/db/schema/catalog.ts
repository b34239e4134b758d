import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { components } from '#generated/server/operations.ts';
import { valueKeyOf } from '#server/db/sql-values.ts';

type Schemas = components['schemas'];
type FeedbackStatus = Schemas['FeedbackStatus'];

/** PostgreSQL full-text vector; written by the search indexer, never read as a value. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The number of a transaction. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Compared byte by byte, which is faster than by a locale. */
const bytewiseText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** One product image. `url` is `https:` or root-relative; sizes are pixels. */
export interface PictureRecord {
  url: string;
  width: number;
  height: number;
}

/** A document shown with a product: registration certificate, declaration, instruction. */
export interface ProductDocumentRecord {
  kind: 'RegistrationCertificate' | 'Declaration' | 'Instruction';
  title: string;
  number: string;
  /** ISO date (`yyyy-mm-dd`) or null when the document has no end date. */
  validUntil: string | null;
  url: string;
}

/** Category tree, three levels. `path` holds the ids from the root: `/1/12/123/`. */
export const categories = pgTable(
  'categories',
  {
    id: text('id').primaryKey(),
    parentID: text('parent_id'),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    path: text('path').notNull(),
    depth: integer('depth').notNull(),
    position: integer('position').notNull(),
    picture: jsonb('picture').$type<PictureRecord>(),
    /** Families in the category and everything below it; stored by the importer. */
    productCount: integer('product_count').notNull().default(0),
  },
  (table) => [
    index('categories_parent').on(table.parentID, table.position),
    index('categories_path').on(table.path.op('text_pattern_ops')),
  ],
);

export const brands = pgTable('brands', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  slug: text('slug').notNull().unique(),
  country: text('country'),
  description: text('description'),
  logo: jsonb('logo').$type<PictureRecord>(),
  productCount: integer('product_count').notNull().default(0),
});

/** Money columns are kopecks, weights grams. */
export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    /** Id of the offer in the feed; the shop's `marketID`. */
    marketID: text('market_id').notNull().unique(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    vendorCode: text('vendor_code').notNull(),
    manufacturerCode: text('manufacturer_code'),
    barcode: text('barcode'),
    brandID: text('brand_id').references(() => brands.id),
    categoryID: text('category_id')
      .notNull()
      .references(() => categories.id),
    /** The category's `path`, repeated here so that a subtree is one index range. */
    categoryPath: text('category_path').notNull(),
    /** Products of one family (shades, sizes) share it. */
    groupID: text('group_id'),
    /** The group, or the product's id without one: lists show it as one card. */
    familyID: bytewiseText('family_id').notNull().generatedAlwaysAs(sql`coalesce(group_id, id)`),
    /** Position among its siblings in natural order: XS, S, M; A1, A2, A3, A3.5. */
    variantOrder: integer('variant_order').notNull().default(0),
    /** The attributes that distinguish it from its siblings: `{"Оттенок": "A2"}`. */
    variant: jsonb('variant').$type<Record<string, string>>(),
    /** Sanitized HTML. */
    description: text('description').notNull().default(''),
    price: bigint('price', { mode: 'number' }).notNull(),
    priceWithoutDiscount: bigint('price_without_discount', { mode: 'number' }).notNull(),
    /** Percent of VAT within the prices; null: not subject to VAT. */
    vatRate: smallint('vat_rate').default(22),
    weight: integer('weight'),
    /** A quantity must be a multiple of this. */
    packSize: integer('pack_size').notNull().default(1),
    minQuantity: integer('min_quantity').notNull().default(1),
    stock: integer('stock').notNull().default(0),
    /** Derived from stock, reason and restriction by the importer and by every stock change. */
    available: boolean('available').notNull(),
    saleForbidden: boolean('sale_forbidden').notNull().default(false),
    unavailabilityReason: text('unavailability_reason'),
    unavailableAction: text('unavailable_action'),
    isNew: boolean('is_new').notNull().default(false),
    /** Higher sells more; orders "popular" and the default sort. */
    popularity: integer('popularity').notNull().default(0),
    rating: real('rating'),
    feedbackCount: integer('feedback_count').notNull().default(0),
    country: text('country'),
    pictures: jsonb('pictures').$type<PictureRecord[]>().notNull().default([]),
    documents: jsonb('documents').$type<ProductDocumentRecord[]>().notNull().default([]),
    /** Hash of the feed's data; an import skips rows with the same hash. */
    feedHash: text('feed_hash').notNull().default(''),
    /** False when the last import no longer lists the product: hidden, but preserved for orders. */
    listed: boolean('listed').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Lower-cased, ё→е: name, vendor code, brand, manufacturer's code; trigram-indexed. */
    searchText: text('search_text').notNull(),
    searchVector: tsvector('search_vector').notNull(),
  },
  (table) => [
    // Covers the columns of filters and facets, so that counting is an index-only scan.
    index('products_facets')
      .on(
        table.categoryPath.op('text_pattern_ops'),
        table.available,
        table.popularity,
        table.id,
        table.brandID,
        table.categoryID,
        table.price,
        table.priceWithoutDiscount,
        table.isNew,
        table.feedbackCount,
        table.familyID,
      )
      .where(sql`${table.listed}`),
    // The three orders of lists: default (available first), by price, newest first.
    index('products_default')
      .on(
        table.available.desc().nullsFirst(),
        table.popularity.desc().nullsFirst(),
        table.variantOrder,
        table.id,
      )
      .where(sql`${table.listed}`),
    index('products_price').on(table.price, table.id).where(sql`${table.listed}`),
    index('products_created').on(table.createdAt, table.id).where(sql`${table.listed}`),
    index('products_brand').on(table.brandID),
    // A family's members in display order; with the category, for index-only scans.
    index('products_family')
      .on(
        table.familyID,
        table.available.desc().nullsFirst(),
        table.popularity.desc().nullsFirst(),
        table.variantOrder,
        table.id,
        table.categoryPath,
      )
      .where(sql`${table.listed}`),
    index('products_vendor_code').on(sql`lower(${table.vendorCode}) text_pattern_ops`),
    index('products_search_text').using('gin', table.searchText.op('gin_trgm_ops')),
    // Only of listed products, so that search results are counted without reading rows.
    index('products_search_vector').using('gin', table.searchVector).where(sql`${table.listed}`),
    // Names by prefix, with their sort columns.
    index('products_search_begin')
      .on(
        table.searchText.op('text_pattern_ops'),
        table.available,
        table.popularity,
        table.variantOrder,
        table.id,
        table.familyID,
      )
      .where(sql`${table.listed}`),
  ],
);

/** Facet values: one row for each attribute value of a product. */
export const productAttributes = pgTable(
  'product_attributes',
  {
    productID: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    value: text('value').notNull(),
    unit: text('unit'),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.productID, table.name, table.value] }),
    index('product_attributes_value_key')
      .on(table.name, valueKeyOf(sql`${table.value}`), table.productID)
      .concurrently(),
  ],
);

/**
 * Changes of what lists and facets filter by, apart from imports' own versions: written by a trigger of `products`, so that
 * processes that hold columns in memory find out which products to read again. Pruned after an hour.
 */
export const productChanges = pgTable(
  'product_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productID: text('product_id').notNull(),
    /** Which transaction made it: ids are given before others commit, so they are in no order. */
    transaction: xid8('transaction').notNull().default(sql`pg_current_xact_id()`),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('product_changes_transaction').on(table.transaction)],
);

/** The benefit of a promotion, as in the feed's `<promo>`; money in kopecks. */
export interface PromotionTermsRecord {
  promoCode?: string;
  discountPercent?: number;
  discount?: number;
  /** «N + M»: quantity bought … */
  requiredQuantity?: number;
  /** … quantity given for free. */
  freeQuantity?: number;
  /** Market ids of gifts that are products of the catalog. */
  giftMarketIds?: string[];
  /** Names of gifts that are not. */
  giftNames?: string[];
}

export const promotions = pgTable('promotions', {
  id: text('id').primaryKey(),
  kind: text('kind')
    .$type<'Discount' | 'PromoCode' | 'Gift' | 'BonusQuantity' | 'Other'>()
    .notNull()
    .default('Other'),
  terms: jsonb('terms').$type<PromotionTermsRecord>().notNull().default({}),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  creative: jsonb('creative').$type<PictureRecord>(),
  position: integer('position').notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});

export const promotionProducts = pgTable(
  'promotion_products',
  {
    promotionID: text('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    productID: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.promotionID, table.productID] }),
    index('promotion_products_product').on(table.productID),
  ],
);

/** A user's review of a product; `products.rating` and `feedback_count` come from published ones. */
export const productFeedback = pgTable(
  'product_feedback',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productID: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null for a review from outside the shop. */
    userID: text('user_id'),
    authorName: text('author_name').notNull(),
    /** 1 to 5. */
    rating: integer('rating').notNull(),
    comment: text('comment').notNull(),
    advantages: text('advantages').notNull().default(''),
    disadvantages: text('disadvantages').notNull().default(''),
    /** Only published ones are shown and counted. */
    status: text('status').$type<FeedbackStatus>().notNull().default('Published'),
    /** Why staff rejected it; for the author. */
    rejectionReason: text('rejection_reason'),
    replyText: text('reply_text'),
    replyAt: timestamp('reply_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
  },
  (table) => [
    index('product_feedback_product').on(table.productID, table.createdAt.desc().nullsFirst()),
    index('product_feedback_user').on(table.userID),
    uniqueIndex('product_feedback_author').on(table.productID, table.userID),
    index('product_feedback_moderation')
      .on(table.createdAt)
      .where(sql`${table.status} = 'Moderation'`),
  ],
);

/** Photos of reviews, encoded by the server, in the database or the file storage. */
export const productFeedbackPhotos = pgTable(
  'product_feedback_photos',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    feedbackID: bigint('feedback_id', { mode: 'number' })
      .notNull()
      .references(() => productFeedback.id, { onDelete: 'cascade' }),
    /** Pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Bytes of the content. */
    size: integer('size').notNull(),
    /** Null once the file storage has them. */
    content: bytea('content'),
    thumbnail: bytea('thumbnail').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('product_feedback_photos_feedback').on(table.feedbackID, table.id),
    index('product_feedback_photos_held').on(table.id).where(sql`${table.content} is not null`),
  ],
);

/**
 * One row per import; the newest finished one is the catalog's version. The table keeps its first name:
 * a rename would break the release before, which runs beside this one during an update.
 */
export const catalogImports = pgTable('catalogue_imports', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  source: text('source').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
  accepted: integer('accepted').notNull().default(0),
  created: integer('created').notNull().default(0),
  updated: integer('updated').notNull().default(0),
  unlisted: integer('unlisted').notNull().default(0),
  rejected: integer('refused').notNull().default(0),
  /** Why nothing was changed; null after a successful import. */
  failure: text('failure'),
  /** Offers that were read, and products that stayed as they were; null without a report. */
  offers: integer('offers'),
  unchanged: integer('unchanged'),
  /** How many entries of each kind the report has, whether all of them are listed or not. */
  counts: jsonb('counts').$type<Partial<Record<Schemas['CatalogImportEntryKind'], number>>>(),
});

/** An entry of a report; what its product is called now is read with it. */
interface ImportEntryContent extends Omit<Schemas['CatalogImportEntry'], 'kind' | 'productSlug'> {
  /** Whether a note is about an offer, not about a category or a promo. */
  isOffer?: boolean;
}

/** What the report of an import lists, the first entries of each kind; those of old imports are removed. */
export const catalogImportEntries = pgTable(
  'catalog_import_entries',
  {
    importID: bigint('import_id', { mode: 'number' })
      .notNull()
      .references(() => catalogImports.id, { onDelete: 'cascade' }),
    /** In the order of the report, whatever the kind. */
    position: integer('position').notNull(),
    kind: text('kind').$type<Schemas['CatalogImportEntryKind']>().notNull(),
    content: jsonb('content').$type<ImportEntryContent>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importID, table.position] }),
    index('catalog_import_entries_kind').on(table.importID, table.kind, table.position),
  ],
);
