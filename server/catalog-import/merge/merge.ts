import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { rebuildSearchWords } from '#server/search/words.ts';

/** Number of products an import created, changed, left unchanged and unlisted. */
export interface MergeCounts {
  created: number;
  updated: number;
  unchanged: number;
  unlisted: number;
}

async function count(tx: Database, query: SQL): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(query);
  return rows[0]?.count ?? 0;
}

async function mergeCategories(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into categories (id, parent_id, name, slug, path, depth, position, picture)
    select id, parent_id, name, slug, path, depth, position, picture from staged_categories
    on conflict (id) do update set parent_id = excluded.parent_id, name = excluded.name,
      path = excluded.path, depth = excluded.depth, position = excluded.position,
      picture = excluded.picture`);
}

async function mergeBrands(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into brands (id, name, slug, country, description, logo)
    select id, name, slug, country, description, logo from staged_brands
    on conflict (id) do update set name = excluded.name,
      country = coalesce(excluded.country, brands.country),
      description = coalesce(excluded.description, brands.description),
      logo = coalesce(excluded.logo, brands.logo)`);
}

/** Column of `products` → what fills it. */
const FILLED_BY: Readonly<Record<string, string>> = {
  name: 's.name',
  vendor_code: 's.vendor_code',
  manufacturer_code: 's.manufacturer_code',
  barcode: 's.barcode',
  brand_id: 's.brand_id',
  category_id: 's.category_id',
  category_path: 'm.category_path',
  group_id: 's.group_id',
  variant: 'm.variant',
  variant_order: 'm.variant_order',
  description: 's.description',
  price: 'm.price',
  price_without_discount: 'm.price_without_discount',
  vat_rate: 's.vat_rate',
  weight: 's.weight',
  pack_size: 's.pack_size',
  min_quantity: 's.min_quantity',
  stock: 's.stock',
  available: 's.available',
  sale_forbidden: 's.sale_forbidden',
  unavailability_reason: 's.unavailability_reason',
  unavailable_action: 's.unavailable_action',
  is_new: 's.is_new',
  popularity: 's.popularity',
  country: 's.country',
  pictures: 's.pictures',
  documents: 's.documents',
  feed_hash: 'm.feed_hash',
  listed: 'true',
  updated_at: 'now()',
  search_text: 's.search_text',
  search_vector: `setweight(to_tsvector('russian', s.search_name), 'A')
    || setweight(to_tsvector('russian', s.search_brand), 'B')
    || setweight(to_tsvector('russian', concat_ws(' ', s.search_rest, c.search_text)), 'C')`,
};

/**
 * Locks the rows to change in the order of ids, as orders do: an import and an order never
 * wait for each other in turn.
 */
async function lockChanged(tx: Database): Promise<void> {
  await tx.execute(sql`
    select count(*) from (
      select from products p
      where exists (select from merge_plan m where m.id = p.id and m.state = 'updated')
        or exists (select from staged_removals r where r.id = p.id)
      order by p.id for update) locked`);
}

/** Lets the text indexes sort what an import adds in large heaps, not a few pages at a time. */
const GIN_PENDING = '32MB';
/** Products per statement, to stay well under the statement timeout. */
const MERGE_SLICE = 5_000;

async function mergeProducts(tx: Database, onSlice: (done: number) => void): Promise<void> {
  const columns = Object.keys(FILLED_BY);
  const assignments = Object.entries(FILLED_BY).map(([column, value]) => `${column} = ${value}`);
  const source = `
    from staged_products s
    join merge_plan m using (id)
    join staged_categories c on c.id = s.category_id`;
  const insert = `
    insert into products (id, market_id, slug, created_at, ${columns.join(', ')})
    select s.id, s.market_id, m.slug, coalesce(s.added_at, now()), ${Object.values(FILLED_BY).join(', ')}
    ${source} where m.state = 'new'`;
  const update = `
    update products p
    set created_at = coalesce(s.added_at, p.created_at), ${assignments.join(', ')}
    ${source} where m.state = 'updated' and p.id = s.id`;
  const last = await count(
    tx,
    sql`select coalesce(max(ordinal), 0)::int as count from staged_products`,
  );
  for (let start = 0; start < last; start += MERGE_SLICE) {
    const slice = ` and s.ordinal > ${start} and s.ordinal <= ${start + MERGE_SLICE}`;
    await tx.execute(sql.raw(update + slice));
    await tx.execute(sql.raw(insert + slice));
    onSlice(start + MERGE_SLICE);
  }
}

async function mergeAttributes(tx: Database): Promise<void> {
  await tx.execute(sql`
    delete from product_attributes a using merge_plan m
    where m.state = 'updated' and a.product_id = m.id`);
  await tx.execute(sql`
    insert into product_attributes (product_id, name, value, unit, position)
    select a.product_id, a.name, a.value, a.unit, a.position
    from staged_attributes a join merge_plan m on m.id = a.product_id
    where m.state <> 'unchanged'
    order by a.product_id, a.position`);
}

async function mergePromotions(tx: Database): Promise<void> {
  await tx.execute(sql`
    delete from promotions where id not in (select id from staged_promotions)`);
  await tx.execute(sql`
    insert into promotions (id, kind, terms, slug, name, description, creative, position,
      starts_at, ends_at)
    select id, kind, terms, slug, name, description, creative, position, starts_at, ends_at
    from staged_promotions
    on conflict (id) do update set kind = excluded.kind, terms = excluded.terms,
      name = excluded.name, description = excluded.description, creative = excluded.creative,
      position = excluded.position, starts_at = excluded.starts_at, ends_at = excluded.ends_at`);
  await tx.execute(sql`delete from promotion_products`);
  await tx.execute(sql`
    insert into promotion_products (promotion_id, product_id)
    select distinct promotion_id, product_id from staged_promotion_links`);
}

/**
 * Hides what is to be removed, and drops the categories and brands that neither the feed nor a product
 * needs: of a part of the catalog nobody knows whether the rest needs them.
 */
async function retire(tx: Database, isPartial: boolean): Promise<number> {
  const unlisted = await count(
    tx,
    sql`
    with gone as (
      update products p set listed = false, updated_at = now()
      from staged_removals r where r.id = p.id
      returning 1
    ) select count(*)::int as count from gone`,
  );
  await tx.execute(sql`
    update products p set category_path = c.path from staged_categories c
    where c.id = p.category_id and p.category_path <> c.path`);
  if (isPartial) return unlisted;
  await tx.execute(sql`
    delete from categories c
    where not exists (select from staged_categories s where s.id = c.id)
      and not exists (select from products p where starts_with(p.category_path, c.path))`);
  await tx.execute(sql`
    delete from brands b
    where not exists (select from staged_brands s where s.id = b.id)
      and not exists (select from products p where p.brand_id = b.id)`);
  return unlisted;
}

/** Counts the families of each category, with everything below it, and of each brand. */
export async function recount(tx: Database): Promise<void> {
  await tx.execute(sql`
    with listed as (
      select distinct family_id, category_id from products where listed
    ), counted as (
      select above.id, count(distinct listed.family_id) as families
      from listed join categories c on c.id = listed.category_id
      cross join lateral unnest(string_to_array(c.path, '/')) as above(id)
      group by above.id
    )
    update categories c set product_count = coalesce((
      select families from counted where counted.id = c.id), 0)`);
  await tx.execute(sql`
    update brands b set product_count = (
      select count(distinct p.family_id) from products p where p.brand_id = b.id and p.listed)`);
}

/** What the plan says will happen to the offers. @param unlisted products that the feed lacks */
export async function plannedCounts(tx: Database, unlisted: number): Promise<MergeCounts> {
  const { rows } = await tx.execute<{ state: string; count: number }>(sql`
    select state, count(*)::int as count from merge_plan group by 1`);
  const states = new Map(rows.map((row) => [row.state, row.count]));
  return {
    created: states.get('new') ?? 0,
    updated: states.get('updated') ?? 0,
    unchanged: states.get('unchanged') ?? 0,
    unlisted,
  };
}

/** How much of the catalog the stage is about. */
export interface MergeOptions {
  isPartial: boolean;
  leavesPromotions: boolean;
  /** Called with the number of merged products. */
  onSlice: (done: number) => void;
}

/**
 * Brings the staged and planned feed into the catalog. Everything happens inside `tx`: users see the
 * old catalog until it commits.
 */
export async function mergeStage(
  tx: Database,
  { isPartial, leavesPromotions, onSlice }: MergeOptions,
): Promise<MergeCounts> {
  await tx.execute(sql.raw(`set local gin_pending_list_limit = '${GIN_PENDING}'`));
  await mergeCategories(tx);
  await mergeBrands(tx);
  await lockChanged(tx);
  await mergeProducts(tx, onSlice);
  await mergeAttributes(tx);
  if (!leavesPromotions) await mergePromotions(tx);
  const unlisted = await retire(tx, isPartial);
  await recount(tx);
  await rebuildSearchWords(tx);
  return plannedCounts(tx, unlisted);
}
