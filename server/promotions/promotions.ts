import { and, asc, count, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { promotions } from '#server/db/schema/catalog.ts';
import { promotionBanners } from '#server/db/schema/content.ts';
import { prefixPattern } from '#server/db/sql-values.ts';
import { findCategory, readSnapshot } from '#server/product/catalog-snapshot.ts';
import { toCategoryReference } from '#server/product/categories/category-tree.ts';

type Schemas = components['schemas'];

const MAX_CATEGORIES = limits['PromotionCategories.items'];

const columns = {
  id: promotions.id,
  name: promotions.name,
  creative: promotions.creative,
  position: promotions.position,
  slug: promotions.slug,
  description: promotions.description,
  startsAt: promotions.startsAt,
  endsAt: promotions.endsAt,
  display: promotionBanners.display,
  kind: promotionBanners.kind,
  device: promotionBanners.device,
  creativeMobile: promotionBanners.pictureMobile,
  advertiser: promotionBanners.advertiser,
  // Written in full: Drizzle leaves the table's name off, and `id` alone would be the product's.
  productCount: sql<number>`(
    select count(distinct p.family_id)::int from promotion_products link
    join products p on p.id = link.product_id and p.listed
    where link.promotion_id = promotions.id)`,
};

interface Requested {
  ids: readonly string[] | undefined;
  device: Schemas['Device'] | undefined;
  /** Id or slug of a category; those below it count too. */
  categoryID?: string | undefined;
  page: number;
  pageSize: number;
}

function isRunning(now: Date) {
  return and(lte(promotions.startsAt, now), gt(promotions.endsAt, now));
}

/** Whether a promotion has products in a category. None has, when the category is not there (no path). */
function hasProductsIn(path: string | undefined) {
  return path === undefined
    ? sql`false`
    : sql`exists (
        select from promotion_products link join products p on p.id = link.product_id and p.listed
        where link.promotion_id = promotions.id and p.category_path like ${prefixPattern(path)})`;
}

/** A page of the promotions that run at `now`, in the order of showing. */
export async function listRunning(
  db: Database,
  { ids, device, categoryID, page, pageSize }: Requested,
  now: Date,
): Promise<Schemas['PromotionList']> {
  const running = and(
    isRunning(now),
    ids === undefined ? undefined : inArray(promotions.id, [...ids]),
    device === undefined
      ? undefined
      : or(isNull(promotionBanners.device), eq(promotionBanners.device, device)),
    categoryID === undefined
      ? undefined
      : hasProductsIn(findCategory(await readSnapshot(db), categoryID)?.path),
  );
  const banner = eq(promotionBanners.promotionID, promotions.id);
  const [rows, [counted]] = await Promise.all([
    db
      .select(columns)
      .from(promotions)
      .leftJoin(promotionBanners, banner)
      .where(running)
      .orderBy(asc(promotions.position), asc(promotions.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db
      .select({ total: count() })
      .from(promotions)
      .leftJoin(promotionBanners, banner)
      .where(running),
  ]);
  return {
    items: rows.map((row) => ({
      ...row,
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      display: row.display ?? 'Carousel',
      kind: row.kind ?? 'Ordinary',
    })),
    paging: { page, pageSize, total: counted?.total ?? 0 },
  };
}

/**
 * Top-level categories with products of a promotion that runs at `now`, in the catalog's order.
 * @param idOrSlug of the promotion
 * @throws ApiProblem 404 when none of that name runs.
 */
export async function listTopCategories(
  db: Database,
  idOrSlug: string,
  onlyAvailable: boolean,
  now: Date,
): Promise<Schemas['PromotionCategories']> {
  const named = or(eq(promotions.id, idOrSlug), eq(promotions.slug, idOrSlug));
  const [promotion] = await db
    .select({ id: promotions.id })
    .from(promotions)
    .where(and(named, isRunning(now)));
  if (promotion === undefined) {
    throw new ApiProblem(404, 'Такой акции нет', { reason: 'NotFound' });
  }
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    select split_part(p.category_path, '/', 2) as id, count(distinct p.family_id)::int as count
    from promotion_products link join products p on p.id = link.product_id
    where link.promotion_id = ${promotion.id}::text and p.listed
      ${onlyAvailable ? sql`and p.available` : sql``}
    group by 1`);
  const counts = new Map(rows.map((row) => [row.id, row.count]));
  const { children } = await readSnapshot(db);
  const items = (children.get(null) ?? []).flatMap((category) => {
    const found = counts.get(category.id);
    return found === undefined ? [] : [{ category: toCategoryReference(category), count: found }];
  });
  return { items: items.slice(0, MAX_CATEGORIES) };
}
