import { sql } from 'drizzle-orm';
import { readCatalogVersion } from '#server/db/catalog-version.ts';
import type { Database } from '#server/db/connection.ts';
import { textArray } from '#server/db/sql-values.ts';
import { batchReads } from './batched-read.ts';
import type { CardRow } from './card.ts';

/** What of a card only an import changes. */
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

/** A row of the query below; brand and category stand in columns. */
type QueriedRow = Omit<CardFacts, 'brand' | 'category'> & {
  brandID: string | null;
  brandName: string;
  brandSlug: string;
  categoryID: string;
  categoryName: string;
  categorySlug: string;
};

/** Products whose facts are kept, about a kilobyte each; the first read go first. */
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
  const kept = known.get(db);
  if (kept?.version === version) return kept.facts;
  const facts = new Map<string, CardFacts>();
  known.set(db, { version, facts });
  return facts;
}

/** What an import says of the named products, by id; each is read once for a catalog version. */
export async function loadFacts(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CardFacts>> {
  const kept = storedOf(db, await readCatalogVersion(db));
  const missing = ids.filter((id) => !kept.has(id));
  if (missing.length > 0) {
    for (const [id, facts] of await queryFacts(db, missing)) kept.set(id, facts);
  }
  const found = new Map<string, CardFacts>();
  for (const id of ids) {
    const facts = kept.get(id);
    if (facts !== undefined) found.set(id, facts);
  }
  for (const oldest of kept.keys()) {
    if (kept.size <= STORED_MAX) break;
    kept.delete(oldest);
  }
  return found;
}
