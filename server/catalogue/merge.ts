import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { rebuildSearchWords } from '#server/search/words.ts';

/** How many products an import made, changed, left alone and took out of the lists. */
export interface MergeCounts {
  created: number;
  updated: number;
  unchanged: number;
  unlisted: number;
}

/** A promo's product that the feed does not have. */
export interface LostPromoProduct {
  promotionId: string;
  id: string;
}

async function count(tx: Database, query: SQL): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(query);
  return rows[0]?.count ?? 0;
}

/** Takes offers of categories that the feed does not have out of the stage and returns them. */
export async function dropUnknownCategories(
  tx: Database,
): Promise<Array<{ line: number; market_id: string; category_id: string }>> {
  const { rows } = await tx.execute<{ line: number; market_id: string; category_id: string }>(sql`
    delete from staged_products s
    where not exists (select from staged_categories c where c.id = s.category_id)
    returning line, market_id, category_id`);
  await tx.execute(sql`
    delete from staged_attributes a
    where not exists (select from staged_products s where s.id = a.product_id)`);
  return rows;
}

/** Indexes and statistics of the stage, once everything is in it. */
export async function indexStage(tx: Database): Promise<void> {
  for (const statement of [
    'create index on staged_products (ordinal)',
    'create unique index on staged_products (market_id)',
    'create index on staged_products (slug)',
    'create index on staged_attributes (product_id)',
    'analyze staged_products',
    'analyze staged_attributes',
  ]) {
    await tx.execute(sql.raw(statement));
  }
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

/** Links of promotions to products; a promo's own price goes into the staged product. */
async function resolvePromoProducts(tx: Database, now: Date): Promise<LostPromoProduct[]> {
  await tx.execute(sql`
    create temp table staged_promotion_links on commit drop as
    select l.promotion_id, s.id as product_id, min(l.price) as price
    from staged_promotion_products l
    join staged_products s on s.market_id = l.market_id
    group by 1, 2`);
  await tx.execute(sql`
    insert into staged_promotion_links
    select distinct l.promotion_id, s.id, null::bigint
    from staged_promotion_products l
    join staged_categories root on root.id = l.category_id
    join staged_categories c on starts_with(c.path, root.path)
    join staged_products s on s.category_id = c.id
    where not exists (select from staged_promotion_links known
      where known.promotion_id = l.promotion_id and known.product_id = s.id)`);
  await tx.execute(sql`
    update staged_products s
    set price = best.price, price_without_discount = greatest(price_without_discount, s.price)
    from (
      select l.product_id, min(l.price) as price
      from staged_promotion_links l
      join staged_promotions p on p.id = l.promotion_id
      where p.kind = 'Discount' and ${now.toISOString()}::timestamptz between p.starts_at and p.ends_at
      group by 1
    ) best
    where best.product_id = s.id and best.price < s.price`);
  const { rows } = await tx.execute<{ promotionId: string; id: string }>(sql`
    select promotion_id as "promotionId", coalesce(market_id, category_id, '') as id
    from staged_promotion_products l
    where not exists (select from staged_products s where s.market_id = l.market_id)
      and not exists (select from staged_categories c where c.id = l.category_id)`);
  return rows;
}

/**
 * A variant is told from its siblings by the attributes which every member of its group has once
 * and which are not the same for all.
 */
async function findVariants(tx: Database): Promise<void> {
  await tx.execute(sql`
    with sizes as (
      select group_id, count(*) as members from staged_products
      where group_id is not null group by 1 having count(*) > 1
    ), single as (
      select s.group_id, a.name, a.product_id, min(a.value) as value, min(a.unit) as unit
      from staged_attributes a
      join staged_products s on s.id = a.product_id
      join sizes using (group_id)
      group by 1, 2, 3 having count(*) = 1
    ), telling as (
      select single.group_id, single.name from single join sizes using (group_id)
      group by 1, 2, sizes.members
      having count(*) = sizes.members and count(distinct single.value) > 1
    )
    update staged_products s set variant = found.variant
    from (
      select single.product_id,
        jsonb_object_agg(single.name, concat_ws(' ', single.value, single.unit)) as variant
      from single join telling using (group_id, name)
      group by 1
    ) found
    where found.product_id = s.id`);
}

/** Fixes each staged row's slug, path and state: new, updated or unchanged. */
async function compareWithCatalogue(tx: Database): Promise<void> {
  await tx.execute(sql`
    update staged_products s
    set category_path = c.path,
      feed_hash = md5(concat_ws('|', s.feed_hash, s.price, s.price_without_discount,
        s.variant, c.path, c.search_text)),
      search_rest = concat_ws(' ', s.search_rest, c.search_text)
    from staged_categories c where c.id = s.category_id`);
  await tx.execute(sql`
    update staged_products s
    set id = p.id, slug = p.slug, state = case
      when p.feed_hash = s.feed_hash and p.stock = s.stock and p.listed then 'unchanged'
      else 'updated' end
    from products p where p.market_id = s.market_id`);
  await tx.execute(sql`
    update staged_products s
    set state = 'new', slug = case when taken.slug is null then s.slug else s.slug || '-' || s.id end
    from (
      select mine.id, (
        select known.slug from products known where known.slug = mine.slug
        union all
        select other.slug from staged_products other where other.slug = mine.slug
          and other.state is null and other.ordinal < mine.ordinal
        limit 1
      ) as slug
      from staged_products mine where mine.state is null
    ) taken
    where taken.id = s.id`);
}

/** Column of `products` → what fills it. */
const FILLED_BY: Readonly<Record<string, string>> = {
  name: 's.name',
  vendor_code: 's.vendor_code',
  manufacturer_code: 's.manufacturer_code',
  barcode: 's.barcode',
  brand_id: 's.brand_id',
  category_id: 's.category_id',
  category_path: 's.category_path',
  group_id: 's.group_id',
  variant: 's.variant',
  description: 's.description',
  price: 's.price',
  price_without_discount: 's.price_without_discount',
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
  feed_hash: 's.feed_hash',
  listed: 'true',
  updated_at: 'now()',
  search_text: 's.search_text',
  search_vector: `setweight(to_tsvector('russian', s.search_name), 'A')
    || setweight(to_tsvector('russian', s.search_brand), 'B')
    || setweight(to_tsvector('russian', s.search_rest), 'C')`,
};

/** Products a statement: keeps each well under the statement timeout. */
const MERGE_SLICE = 5_000;

async function mergeProducts(tx: Database, onSlice: (done: number) => void): Promise<void> {
  const columns = Object.keys(FILLED_BY);
  const assignments = Object.entries(FILLED_BY).map(([column, value]) => `${column} = ${value}`);
  const insert = `
    insert into products (id, market_id, slug, created_at, ${columns.join(', ')})
    select s.id, s.market_id, s.slug, coalesce(s.added_at, now()), ${Object.values(FILLED_BY).join(', ')}
    from staged_products s where s.state = 'new'`;
  const update = `
    update products p
    set created_at = coalesce(s.added_at, p.created_at), ${assignments.join(', ')}
    from staged_products s where s.state = 'updated' and p.id = s.id`;
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
    delete from product_attributes a using staged_products s
    where s.state = 'updated' and a.product_id = s.id`);
  await tx.execute(sql`
    insert into product_attributes (product_id, name, value, unit, position)
    select a.product_id, a.name, a.value, a.unit, a.position
    from staged_attributes a join staged_products s on s.id = a.product_id
    where s.state in ('new', 'updated')
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

/** Hides what the feed no longer has and drops categories and brands that nothing needs. */
async function retire(tx: Database): Promise<number> {
  const unlisted = await count(
    tx,
    sql`
    with gone as (
      update products p set listed = false, updated_at = now()
      where p.listed and not exists (select from staged_products s where s.id = p.id)
      returning 1
    ) select count(*)::int as count from gone`,
  );
  await tx.execute(sql`
    update products p set category_path = c.path from staged_categories c
    where c.id = p.category_id and p.category_path <> c.path`);
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

async function recount(tx: Database): Promise<void> {
  await tx.execute(sql`
    with direct as (
      select category_id, count(*) as products from products where listed group by 1
    )
    update categories c set product_count = coalesce((
      select sum(direct.products) from direct
      join categories below on below.id = direct.category_id
      where starts_with(below.path, c.path)), 0)`);
  await tx.execute(sql`
    update brands b set product_count = (
      select count(*) from products p where p.brand_id = b.id and p.listed)`);
}

/**
 * Brings the staged feed into the catalogue. Everything happens inside `tx`: readers see the old
 * catalogue until it commits.
 * @param onSlice told how many products have been merged
 */
export async function mergeStage(
  tx: Database,
  now: Date,
  onSlice: (done: number) => void,
): Promise<{ counts: MergeCounts; lost: LostPromoProduct[] }> {
  const lost = await resolvePromoProducts(tx, now);
  await findVariants(tx);
  await compareWithCatalogue(tx);
  await mergeCategories(tx);
  await mergeBrands(tx);
  await mergeProducts(tx, onSlice);
  await mergeAttributes(tx);
  await mergePromotions(tx);
  const unlisted = await retire(tx);
  await recount(tx);
  await rebuildSearchWords(tx);
  const { rows } = await tx.execute<{ state: string; count: number }>(sql`
    select state, count(*)::int as count from staged_products group by 1`);
  const states = new Map(rows.map((row) => [row.state, row.count]));
  return {
    counts: {
      created: states.get('new') ?? 0,
      updated: states.get('updated') ?? 0,
      unchanged: states.get('unchanged') ?? 0,
      unlisted,
    },
    lost,
  };
}
