import { sql } from 'drizzle-orm';
import { readCatalogVersion } from '#server/db/catalog-version.ts';
import type { Database } from '#server/db/connection.ts';
import { textArray } from '#server/db/sql-values.ts';
import { batchReads } from './batched-read.ts';
import type { CardRow } from './card.ts';

/** The fields of a card that only an import changes. */
export type CardFacts = Pick<
  CardRow,
  | 'id'
  | 'marketID'
  | 'name'
  | 'slug'
  | 'pictures'
  | 'vendorCode'
  | 'manufacturerCode'
  | 'weight'
  | 'brand'
  | 'category'
  | 'categoryPath'
  | 'isNew'
  | 'variantCount'
> & { readonly familyID: string };

/** A row of the query below, with brand and category in flat columns. */
type QueriedRow = Omit<CardFacts, 'brand' | 'category'> & {
  brandID: string | null;
  brandName: string;
  brandSlug: string;
  categoryID: string;
  categoryName: string;
  categorySlug: string;
};

/** Maximum number of cached products, about 1 KB each; evicted in insertion order. */
const STORED_MAX = 12_000;

interface Stored {
  readonly version: string;
  readonly facts: Map<string, CardFacts>;
}

const known = new WeakMap<Database, Stored>();

function toFacts(row: QueriedRow): CardFacts {
  const { brandID, brandName, brandSlug, categoryID, categoryName, categorySlug, ...rest } = row;
  return {
    ...rest,
    brand: brandID === null ? null : { id: brandID, name: brandName, slug: brandSlug },
    category: { id: categoryID, name: categoryName, slug: categorySlug },
  };
}

const queryFacts = batchReads<CardFacts>(async (db, ids) => {
  const { rows } = await db.execute<QueriedRow>(sql`
    select p.id, p.market_id as "marketID", p.name, p.slug, p.pictures,
      p.vendor_code as "vendorCode", p.manufacturer_code as "manufacturerCode", p.weight,
      b.id as "brandID", b.name as "brandName", b.slug as "brandSlug",
      c.id as "categoryID", c.name as "categoryName", c.slug as "categorySlug",
      p.category_path as "categoryPath",
      p.is_new as "isNew", p.family_id as "familyID",
      (select greatest(count(*), 1)::int from products sibling
        where sibling.family_id = p.family_id and sibling.listed) as "variantCount"
    from products p
    join categories c on c.id = p.category_id
    left join brands b on b.id = p.brand_id
    where p.id = any(${textArray(ids)})`);
  return rows.map(toFacts);
});

function storedOf(db: Database, version: string): Map<string, CardFacts> {
  const cached = known.get(db);
  if (cached?.version === version) return cached.facts;
  const facts = new Map<string, CardFacts>();
  known.set(db, { version, facts });
  return facts;
}

/** Import data of the given products, by id; each is read once per catalog version. */
export async function loadFacts(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CardFacts>> {
  const cached = storedOf(db, await readCatalogVersion(db));
  const missing = ids.filter((id) => !cached.has(id));
  if (missing.length > 0) {
    for (const [id, facts] of await queryFacts(db, missing)) cached.set(id, facts);
  }
  const found = new Map<string, CardFacts>();
  for (const id of ids) {
    const facts = cached.get(id);
    if (facts !== undefined) found.set(id, facts);
  }
  for (const oldest of cached.keys()) {
    if (cached.size <= STORED_MAX) break;
    cached.delete(oldest);
  }
  return found;
}
