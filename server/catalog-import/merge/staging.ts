import { sql } from 'drizzle-orm';
import type { StagedCategory } from '#server/catalog-import/category-tree.ts';
import type { StagedProduct } from '#server/catalog-import/offer/offer.ts';
import type { StagedPromo } from '#server/catalog-import/promos.ts';
import type { Database } from '#server/db/connection.ts';

/** A brand as the feed names and describes it. Names are the columns'. */
export interface StagedBrand {
  id: string;
  name: string;
  slug: string;
  country: string | null;
  description: string | null;
  logo: unknown;
}

const PRODUCT_COLUMNS = `
  ordinal integer, line integer, id text, market_id text, slug text, name text, vendor_code text,
  manufacturer_code text, barcode text, brand_id text, category_id text, group_id text,
  description text, price bigint, price_without_discount bigint, vat_rate smallint,
  weight integer, pack_size integer, min_quantity integer, stock integer, available boolean,
  sale_forbidden boolean, unavailability_reason text, unavailable_action text, is_new boolean,
  popularity integer, country text, pictures jsonb, documents jsonb, added_at timestamptz,
  search_text text, search_name text, search_brand text, search_rest text, feed_hash text`;

const TABLES = [
  `create temp table staged_products (${PRODUCT_COLUMNS}) on commit drop`,
  `create temp table staged_attributes (
    product_id text, name text, value text, unit text, position integer) on commit drop`,
  `create temp table staged_categories (
    id text primary key, parent_id text, name text, slug text, path text, depth integer,
    position integer, picture jsonb, search_text text) on commit drop`,
  `create temp table staged_brands (
    id text primary key, name text, slug text, country text, description text, logo jsonb
  ) on commit drop`,
  `create temp table staged_promotions (
    id text primary key, kind text, slug text, name text, description text, creative jsonb,
    position integer, starts_at timestamptz, ends_at timestamptz, terms jsonb) on commit drop`,
  `create temp table staged_promotion_products (
    promotion_id text, market_id text, category_id text, price bigint) on commit drop`,
  'create temp table staged_images (key text, source_url text) on commit drop',
];

/** Makes the temporary tables; they live as long as the transaction `tx`. */
export async function createStaging(tx: Database): Promise<void> {
  for (const table of TABLES) await tx.execute(sql.raw(table));
}

/** A row to stage: its brand is known by id now, `ordinal` is its place in the feed. */
export type ProductRow = Omit<StagedProduct, 'brand'> & {
  brand_id: string | null;
  ordinal: number;
};

/** Stages offers: one statement for the products and one for their attributes. */
export async function stageProducts(tx: Database, rows: readonly ProductRow[]): Promise<void> {
  if (rows.length === 0) return;
  const attributes = rows.flatMap(({ id, attributes: list }) =>
    list.map((attribute) => ({ product_id: id, ...attribute })),
  );
  const products = rows.map(({ attributes: _, ...row }) => row);
  await tx.execute(sql`
    insert into staged_products
    select * from jsonb_to_recordset(${JSON.stringify(products)}::jsonb)
      as row(${sql.raw(PRODUCT_COLUMNS)})`);
  await tx.execute(sql`
    insert into staged_attributes
    select * from jsonb_to_recordset(${JSON.stringify(attributes)}::jsonb)
      as row(product_id text, name text, value text, unit text, position integer)`);
}

/** Stages the category tree; `slug` says under which slug each category is to be found. */
export async function stageCategories(
  tx: Database,
  rows: readonly (StagedCategory & { slug: string })[],
): Promise<void> {
  await tx.execute(sql`
    insert into staged_categories
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
      id text, parent_id text, name text, slug text, path text, depth integer,
      position integer, picture jsonb, search_text text)`);
}

/** Writes brands of a feed to the staging table of this transaction. */
export async function stageBrands(tx: Database, rows: readonly StagedBrand[]): Promise<void> {
  await tx.execute(sql`
    insert into staged_brands
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
      id text, name text, slug text, country text, description text, logo jsonb)`);
}

/** Writes promotions of a feed, with their products, to the staging tables of this transaction. */
export async function stagePromos(
  tx: Database,
  rows: readonly (StagedPromo & { slug: string; position: number })[],
): Promise<void> {
  const products = rows.flatMap((row) =>
    row.products.map((product) => ({ promotion_id: row.id, ...product })),
  );
  await tx.execute(sql`
    insert into staged_promotions
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
      id text, kind text, slug text, name text, description text, creative jsonb,
      position integer, starts_at timestamptz, ends_at timestamptz, terms jsonb)`);
  await tx.execute(sql`
    insert into staged_promotion_products
    select * from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as row(
      promotion_id text, market_id text, category_id text, price bigint)`);
}
