import { and, asc, count, desc, eq, gt, lte, max } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import {
  brands,
  catalogImports,
  categories,
  products,
  promotions,
} from '#server/db/schema/catalog.ts';
import type { PageSource } from '#server/emptypage/page-facts.ts';
import { readPages } from '#server/emptypage/page-file.ts';
import { publicPages } from '#src/lib/pages/public-pages.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

/** Pages of one list; the format allows 50,000. */
const PART = 20_000;
/** Lists other than products are far below it. */
const MOST = 50_000;

/** A list by its name in the index; null for an unknown one. */
export type SitemapPart = (db: Database, now: Date, source: PageSource) => Promise<SitemapEntry[]>;

/** The time of the last catalog import, which changes the lists of products. */
async function catalogChangedAt(db: Database): Promise<Date | null> {
  const [row] = await db
    .select({ at: catalogImports.finishedAt })
    .from(catalogImports)
    .orderBy(desc(catalogImports.id))
    .limit(1);
  return row?.at ?? null;
}

async function listPages(db: Database, _now: Date, source: PageSource): Promise<SitemapEntry[]> {
  const [catalog, texts] = await Promise.all([catalogChangedAt(db), readPages(source)]);
  return publicPages.flatMap(({ path, text }) => {
    if (text === undefined) return [{ path, changedAt: catalog }];
    const page = texts.get(text);
    return page === undefined ? [] : [{ path, changedAt: page.updatedAt }];
  });
}

async function listCategories(db: Database): Promise<SitemapEntry[]> {
  const [changedAt, rows] = await Promise.all([
    catalogChangedAt(db),
    db
      .select({ id: categories.id })
      .from(categories)
      .where(gt(categories.productCount, 0))
      .orderBy(asc(categories.path))
      .limit(MOST),
  ]);
  return rows.map(({ id }) => ({
    path: `/products?category=${encodeURIComponent(id)}`,
    changedAt,
  }));
}

async function listBrands(db: Database): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ id: brands.id, changedAt: max(products.updatedAt) })
    .from(brands)
    .innerJoin(products, and(eq(products.brandID, brands.id), eq(products.listed, true)))
    .groupBy(brands.id)
    .orderBy(asc(brands.id))
    .limit(MOST);
  return rows.map(({ id, changedAt }) => ({
    path: `/products?source=BrandProducts&brand=${encodeURIComponent(id)}`,
    changedAt,
  }));
}

async function listPromotions(db: Database, now: Date): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ id: promotions.id, startsAt: promotions.startsAt })
    .from(promotions)
    .where(and(lte(promotions.startsAt, now), gt(promotions.endsAt, now)))
    .orderBy(asc(promotions.position), asc(promotions.id))
    .limit(MOST);
  return rows.map(({ id, startsAt }) => ({
    path: `/products?source=PromotionProducts&promotion=${encodeURIComponent(id)}`,
    changedAt: startsAt,
  }));
}

function productsPart(index: number): SitemapPart {
  return async (db) => {
    const rows = await db
      .select({ slug: products.slug, updatedAt: products.updatedAt })
      .from(products)
      .where(eq(products.listed, true))
      .orderBy(asc(products.id))
      .limit(PART)
      .offset(index * PART);
    return rows.map(({ slug, updatedAt }) => ({
      path: `/products/${encodeURIComponent(slug)}`,
      changedAt: updatedAt,
    }));
  };
}

const parts: ReadonlyMap<string, SitemapPart> = new Map([
  ['pages', listPages],
  ['categories', listCategories],
  ['brands', listBrands],
  ['promotions', listPromotions],
]);

/** The part of that name: `brands`, `products-1`; null where there can be none. */
export function sitemapPart(name: string): SitemapPart | null {
  const [, number] = /^products-([1-9]\d{0,3})$/.exec(name) ?? [];
  return number === undefined ? (parts.get(name) ?? null) : productsPart(Number(number) - 1);
}

/** The current parts, as entries of the index. */
export async function listParts(db: Database): Promise<SitemapEntry[]> {
  const [changedAt, [counted]] = await Promise.all([
    catalogChangedAt(db),
    db.select({ total: count() }).from(products).where(eq(products.listed, true)),
  ]);
  const filled = Math.ceil((counted?.total ?? 0) / PART);
  const names = [...parts.keys(), ...Array.from({ length: filled }, (_, i) => `products-${i + 1}`)];
  return names.map((name) => ({ path: `/sitemap/${name}.xml`, changedAt }));
}
