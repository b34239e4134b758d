import { sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import { recount } from '#server/catalog-import/merge/merge.ts';
import type { Database } from '#server/db/connection.ts';
import {
  brands,
  catalogImports,
  categories,
  productAttributes,
  products,
} from '#server/db/schema/catalog.ts';
import { codeWords } from '#server/search/code-key.ts';
import { normalizeSearchText } from '#server/search/text.ts';
import { rebuildSearchWords } from '#server/search/words.ts';

/** A product of a test; fields that the test omits have plain values of an available product. */
export interface TestProduct extends Partial<Omit<typeof products.$inferInsert, 'searchVector'>> {
  id: string;
  name: string;
  /** Attributes, name → value or values. */
  attributes?: Record<string, string | string[]>;
}

export interface TestCatalog {
  /** Paths of ids from the root by category id: `{ kompozity: ['terapiya', 'kompozity'] }`. */
  categories: Record<string, string[]>;
  /** Id → name, where the name differs from the id. */
  categoryNames?: Record<string, string>;
  /** Id → name. */
  brands?: Record<string, string>;
  products: readonly TestProduct[];
}

function toRow(product: TestProduct, catalog: TestCatalog): PgInsertValue<typeof products> {
  const { id, name, attributes, ...given } = product;
  const categoryID = given.categoryID ?? Object.keys(catalog.categories).at(-1) ?? '';
  const brand = catalog.brands?.[given.brandID ?? ''] ?? '';
  const vendorCode = given.vendorCode ?? `CODE-${id}`;
  const price = given.price ?? 10_000;
  const codes = `${vendorCode} ${given.manufacturerCode ?? ''}`;
  const searchName = `${normalizeSearchText(`${name} ${codes}`)} ${codeWords(vendorCode)}`;
  const rest = normalizeSearchText(
    `${Object.values(attributes ?? {})
      .flat()
      .join(' ')} ${given.description ?? ''}`,
  );
  return {
    id,
    name,
    marketID: `m-${id}`,
    slug: `p-${id}`,
    vendorCode,
    categoryID,
    categoryPath: `/${(catalog.categories[categoryID] ?? []).join('/')}/`,
    price,
    priceWithoutDiscount: price,
    stock: 100,
    available: true,
    searchText: normalizeSearchText(`${name} ${brand} ${vendorCode}`),
    ...given,
    searchVector: sql`setweight(to_tsvector('russian', ${searchName}), 'A')
      || setweight(to_tsvector('russian', ${normalizeSearchText(brand)}), 'B')
      || setweight(to_tsvector('russian', ${rest}), 'C')`,
  };
}

function attributeRows({ id, attributes = {} }: TestProduct) {
  return Object.entries(attributes).flatMap(([name, values], position) =>
    [values].flat().map((value) => ({ productID: id, name, value, position })),
  );
}

/** Inserts a small catalog into an empty database, as an import does. */
export async function seedCatalog(db: Database, catalog: TestCatalog): Promise<void> {
  const chains = Object.entries(catalog.categories);
  await db.insert(categories).values(
    chains.map(([id, chain], position) => ({
      id,
      parentID: chain.at(-2) ?? null,
      name: catalog.categoryNames?.[id] ?? id,
      slug: `c-${id}`,
      path: `/${chain.join('/')}/`,
      depth: chain.length,
      position,
    })),
  );
  const named = Object.entries(catalog.brands ?? {});
  if (named.length > 0) {
    await db.insert(brands).values(named.map(([id, name]) => ({ id, name, slug: `b-${id}` })));
  }
  await db.insert(products).values(catalog.products.map((product) => toRow(product, catalog)));
  const attributes = catalog.products.flatMap(attributeRows);
  if (attributes.length > 0) await db.insert(productAttributes).values(attributes);
  await finishImport(db);
}

/** Recounts products and increments the catalog's version. */
export async function finishImport(db: Database): Promise<void> {
  await recount(db);
  await rebuildSearchWords(db);
  await db
    .insert(catalogImports)
    .values({ source: 'test', startedAt: new Date(), finishedAt: new Date() });
}
