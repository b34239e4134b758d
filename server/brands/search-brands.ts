import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { prefixPattern } from '#server/db/sql-values.ts';
import {
  findCategory,
  readSnapshot,
  type SnapshotBrand,
} from '#server/product/catalog-snapshot.ts';
import { romanize, switchLayout } from '#server/search/spelling/spelling.ts';
import { normalizeSearchText } from '#server/search/text.ts';

const DEFAULT_LIMIT = 20;

/** A name with the ways it may be written: as it is, and by ear in Latin letters. */
function spellingsOf(text: string): string[] {
  const plain = normalizeSearchText(text);
  return [...new Set([plain, romanize(plain)])].filter((spelling) => spelling !== '');
}

/** Rank of a match: 0 prefix of the name, 1 prefix of a word, 2 inside, 3 none. */
function rankOf(names: readonly string[], requested: readonly string[]): number {
  const rank = (name: string, part: string) => {
    if (name.startsWith(part)) return 0;
    if (name.includes(` ${part}`) || name.includes(`-${part}`)) return 1;
    return name.includes(part) ? 2 : 3;
  };
  return Math.min(...names.flatMap((name) => requested.map((part) => rank(name, part))));
}

function findByName(
  brands: readonly SnapshotBrand[],
  requested: readonly string[],
): SnapshotBrand[] {
  return brands
    .map((brand) => ({ brand, rank: rankOf(spellingsOf(brand.name), requested) }))
    .filter(({ rank }) => rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ brand }) => brand);
}

/** Brands with the text in their names, best first; typed in the other layout, if not found so. */
function matching(brands: readonly SnapshotBrand[], query: string): SnapshotBrand[] {
  const asTyped = spellingsOf(query);
  if (asTyped.length === 0) return [...brands];
  const found = findByName(brands, asTyped);
  return found.length > 0 ? found : findByName(brands, spellingsOf(switchLayout(query)));
}

async function brandsIn(db: Database, path: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct p.brand_id as id from products p
    where p.listed and p.brand_id is not null and p.category_path like ${prefixPattern(path)}`);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Brands that have products, by a part of the name and by category.
 * @param categoryID - an id or a slug; an unknown one has no brands
 */
export async function searchBrands(
  db: Database,
  requested: { query?: string; categoryID?: string; limit?: number },
): Promise<SnapshotBrand[]> {
  const { query = '', categoryID, limit = DEFAULT_LIMIT } = requested;
  const snapshot = await readSnapshot(db);
  const stocked = [...snapshot.brands.values()].filter(({ productCount }) => productCount > 0);
  const found = matching(stocked, query);
  if (categoryID === undefined) return found.slice(0, limit);
  const category = findCategory(snapshot, categoryID);
  if (category === undefined) return [];
  const ids = await brandsIn(db, category.path);
  return found.filter(({ id }) => ids.has(id)).slice(0, limit);
}
