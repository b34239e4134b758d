import { asc, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { brands, categories, type PictureRecord } from '#server/db/schema/catalog.ts';
import { createVersionedCache } from '#server/db/versioned-cache.ts';
import { queryCount } from '#server/product/list/page-queries.ts';

export interface SnapshotCategory {
  readonly id: string;
  readonly parentID: string | null;
  readonly name: string;
  readonly slug: string;
  /** Ids from the root: `/1/12/`. */
  readonly path: string;
  /** 1 is the top level. */
  readonly depth: number;
  /** Number of families in its subtree. */
  readonly productCount: number;
  readonly picture: PictureRecord | null;
}

export interface SnapshotBrand {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly country: string | null;
  readonly logo: PictureRecord | null;
  readonly productCount: number;
}

/** Categories and brands of one catalog version: small and used by every page. */
export interface CatalogSnapshot {
  readonly version: string;
  readonly categories: ReadonlyMap<string, SnapshotCategory>;
  readonly categoriesBySlug: ReadonlyMap<string, SnapshotCategory>;
  /** In display order; the key of the top level is null. */
  readonly children: ReadonlyMap<string | null, readonly SnapshotCategory[]>;
  /** In alphabetical order. */
  readonly brands: ReadonlyMap<string, SnapshotBrand>;
  /** Number of families in the whole catalog. */
  readonly familyCount: number;
}

const cached = createVersionedCache<CatalogSnapshot>({
  size: 1,
  lifetime: Number.POSITIVE_INFINITY,
});

async function loadSnapshot(db: Database, version: string): Promise<CatalogSnapshot> {
  const categoryRows = await db
    .select({
      id: categories.id,
      parentID: categories.parentID,
      name: categories.name,
      slug: categories.slug,
      path: categories.path,
      depth: categories.depth,
      productCount: categories.productCount,
      picture: categories.picture,
    })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
  const brandRows = await db
    .select({
      id: brands.id,
      name: brands.name,
      slug: brands.slug,
      country: brands.country,
      logo: brands.logo,
      productCount: brands.productCount,
    })
    .from(brands)
    .orderBy(sql`${brands.name} collate "und-x-icu"`, asc(brands.id));
  const familyCount = await queryCount(db, { where: sql`p.listed`, byFamily: true });
  return {
    version,
    familyCount,
    categories: new Map(categoryRows.map((row) => [row.id, row])),
    categoriesBySlug: new Map(categoryRows.map((row) => [row.slug, row])),
    children: Map.groupBy(categoryRows, ({ parentID }) => parentID),
    brands: new Map(brandRows.map((row) => [row.id, row])),
  };
}

/** The current categories and brands. */
export function readSnapshot(db: Database): Promise<CatalogSnapshot> {
  return cached(db, 'snapshot', (version) => loadSnapshot(db, version));
}

/** The category by id or, if none, by slug. */
export function findCategory(
  snapshot: CatalogSnapshot,
  idOrSlug: string,
): SnapshotCategory | undefined {
  return snapshot.categories.get(idOrSlug) ?? snapshot.categoriesBySlug.get(idOrSlug);
}

/** From the root down to the category itself. */
export function lineageOf(
  snapshot: CatalogSnapshot,
  category: SnapshotCategory,
): readonly SnapshotCategory[] {
  return category.path
    .split('/')
    .map((id) => snapshot.categories.get(id))
    .filter((ancestor) => ancestor !== undefined);
}
