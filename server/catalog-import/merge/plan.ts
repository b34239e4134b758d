import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { orderVariants } from './variant-order.ts';

/** A promo's product that the feed does not have. */
export interface LostPromoProduct {
  promotionID: string;
  id: string;
}

/** Takes offers of categories that the feed does not have out of the stage and returns them. */
export async function dropUnknownCategories(
  tx: Database,
): Promise<Array<{ line: number; market_id: string; category_id: string }>> {
  const { rows } = await tx.execute<{ line: number; market_id: string; category_id: string }>(sql`
    delete from staged_products s
    where not exists (select from staged_categories c where c.id = s.category_id)
    returning line, market_id, category_id`);
  if (rows.length > 0) {
    await tx.execute(sql`
      delete from staged_attributes a
      where not exists (select from staged_products s where s.id = a.product_id)`);
  }
  return rows;
}

/** Indexes and statistics of the stage, once everything is in it. */
export async function indexStage(tx: Database): Promise<void> {
  for (const statement of [
    'create unique index on staged_products (id)',
    'create unique index on staged_products (market_id)',
    'create index on staged_products (ordinal)',
    // Families are read in this order, some at a time.
    'create index on staged_products (group_id collate "C")',
    'create index on staged_attributes (product_id)',
    'analyze staged_products (id, market_id, ordinal, category_id, group_id)',
    'analyze staged_attributes (product_id, name)',
  ]) {
    await tx.execute(sql.raw(statement));
  }
}

/** Links of promotions to products, with the price that a promotion gives. */
async function linkPromotions(tx: Database): Promise<LostPromoProduct[]> {
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
  const { rows } = await tx.execute<{ promotionID: string; id: string }>(sql`
    select promotion_id as "promotionID", coalesce(market_id, category_id, '') as id
    from staged_promotion_products l
    where not exists (select from staged_products s where s.market_id = l.market_id)
      and not exists (select from staged_categories c where c.id = l.category_id)`);
  return rows;
}

/**
 * A variant is distinguished from its siblings by the attributes which every member of its group
 * has once and which are not the same for all. Some programs also export the product itself beside its
 * variants: that head may lack those attributes, or list all their values. It is the offer that the
 * group is named after, or the only one that lacks them in a group that nothing else distinguishes.
 */
async function findVariants(tx: Database): Promise<void> {
  // The one member that lacks an attribute is what its carriers' ordinals leave of the group's sum.
  await tx.execute(sql`
    create temp table staged_variants on commit drop as
    with sizes as (
      select group_id, count(*) as members, sum(ordinal) as ordinals,
        max(ordinal) filter (where market_id = group_id) as named
      from staged_products
      where group_id is not null group by 1 having count(*) > 1
    ), single as (
      select s.group_id, a.name, a.product_id, s.ordinal, min(a.value) as value, min(a.unit) as unit
      from staged_attributes a
      join staged_products s on s.id = a.product_id
      join sizes using (group_id)
      group by 1, 2, 3, 4 having count(*) = 1
    ), carried as (
      select group_id, name, count(*) as carriers, count(distinct value) as kinds,
        sum(ordinal) as ordinals
      from single group by 1, 2
    ), complete as (
      select group_id, name from carried join sizes using (group_id)
      where carriers = members and kinds > 1
    ), headed as (
      select group_id, carried.name, sizes.named, sizes.ordinals - carried.ordinals as head
      from carried join sizes using (group_id)
      where carriers = members - 1
        and (sizes.ordinals - carried.ordinals = sizes.named
          or kinds > 1 and not exists (select from complete c where c.group_id = carried.group_id))
    ), heads as (
      select distinct on (group_id) group_id, head from headed
      group by group_id, head, named
      order by group_id, (head = named) desc nulls last, count(*) desc, head
    ), telling as (
      select group_id, name from complete
      union all
      select group_id, headed.name from headed join heads using (group_id, head)
    )
    select single.product_id as id,
      jsonb_object_agg(single.name, concat_ws(' ', single.value, single.unit)) as variant
    from single join telling using (group_id, name)
    group by 1`);
}

/** The plan: for each staged product what is new about it. Narrow, so that it is cheap to change. */
async function compareWithCatalog(tx: Database, now: Date): Promise<void> {
  await tx.execute(sql`
    create temp table merge_plan on commit drop as
    with best as (
      select l.product_id as id, min(l.price) as price
      from staged_promotion_links l
      join staged_promotions p on p.id = l.promotion_id
      where p.kind = 'Discount' and ${now.toISOString()}::timestamptz between p.starts_at and p.ends_at
      group by 1
    ), validated as (
      select s.id, s.ordinal, s.stock, s.slug, c.path as category_path, v.variant,
        coalesce(place.variant_order, 0) as variant_order,
        least(s.price, best.price) as price,
        case when best.price < s.price then greatest(s.price_without_discount, s.price)
          else s.price_without_discount end as price_without_discount,
        s.feed_hash as own_hash, c.search_text
      from staged_products s
      join staged_categories c on c.id = s.category_id
      left join staged_variants v on v.id = s.id
      left join staged_places place on place.id = s.id
      left join best on best.id = s.id
    ), printed as (
      select *, md5(concat_ws('|', own_hash, price, price_without_discount, variant,
        nullif(variant_order, 0), category_path, search_text)) as feed_hash
      from validated
    )
    select j.id, j.ordinal, j.category_path, j.variant, j.variant_order, j.price, j.price_without_discount,
      j.feed_hash, coalesce(p.slug, j.slug) as slug,
      case when p.id is null then 'new'
        when p.feed_hash = j.feed_hash and p.stock = j.stock and p.listed then 'unchanged'
        else 'updated' end as state
    from printed j left join products p on p.id = j.id`);
  await tx.execute(sql`create unique index on merge_plan (id)`);
  await tx.execute(sql`analyze merge_plan (id, state)`);
}

/** A new product whose slug is taken, here or in the catalog, gets its id after it. */
async function separateSlugs(tx: Database): Promise<void> {
  await tx.execute(sql`
    update merge_plan m set slug = m.slug || '-' || m.id
    from (
      select id, slug, row_number() over (partition by slug order by ordinal) as number
      from merge_plan where state = 'new'
    ) candidate
    where candidate.id = m.id and (candidate.number > 1
      or exists (select from products known where known.slug = candidate.slug))`);
}

/** Works out what the merge will do; afterwards the temporary table \`merge_plan\` says it. */
export async function planMerge(tx: Database, now: Date): Promise<LostPromoProduct[]> {
  const lost = await linkPromotions(tx);
  await findVariants(tx);
  await orderVariants(tx);
  await compareWithCatalog(tx, now);
  await separateSlugs(tx);
  return lost;
}
