import { eq, inArray, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { brands, categories, products } from '#server/db/schema/catalogue.ts';
import { type CardMarks, type CardRow, NO_MARKS, toCard } from './card.ts';
import { textArray } from './sql-values.ts';

type Card = components['schemas']['ProductCard'];

/** Pictures a card in a list carries. */
const LIST_PICTURES = 3;

const brand = { id: brands.id, name: brands.name, slug: brands.slug };
const category = { id: categories.id, name: categories.name, slug: categories.slug };

const columns = {
  id: products.id,
  marketID: products.marketId,
  name: products.name,
  slug: products.slug,
  pictures: products.pictures,
  vendorCode: products.vendorCode,
  manufacturerCode: products.manufacturerCode,
  weight: products.weight,
  brand,
  category,
  price: products.price,
  priceWithoutDiscount: products.priceWithoutDiscount,
  stock: products.stock,
  listed: products.listed,
  available: products.available,
  saleForbidden: products.saleForbidden,
  unavailabilityReason: products.unavailabilityReason,
  unavailableAction: products.unavailableAction,
  packSize: products.packSize,
  minQuantity: products.minQuantity,
  isNew: products.isNew,
  rating: products.rating,
  feedbackCount: products.feedbackCount,
  variantCount: sql<number>`(
    select greatest(count(*), 1)::int from products sibling
    where sibling.group_id = ${products.groupId} and sibling.listed)`,
};

async function loadRows(db: Database, ids: readonly string[]): Promise<CardRow[]> {
  return db
    .select(columns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, [...ids]));
}

/** Favourite and compared products among `ids`, in one query. */
async function loadMarks(
  db: Database,
  ids: readonly string[],
  userID: string | null,
): Promise<ReadonlyMap<string, CardMarks>> {
  if (userID === null) return new Map();
  const { rows } = await db.execute<{
    id: string;
    is_favorite: boolean;
    is_compared: boolean;
  }>(sql`
    select wanted.id,
      exists (select from favorites f
        where f.user_id = ${userID}::text and f.product_id = wanted.id) as is_favorite,
      exists (select from compared_products c
        where c.user_id = ${userID}::text and c.product_id = wanted.id) as is_compared
    from unnest(${textArray(ids)}) as wanted(id)`);
  return new Map(
    rows.map((row) => [row.id, { isFavorite: row.is_favorite, isCompared: row.is_compared }]),
  );
}

/**
 * Cards of the named products, in the order named, in one query for a visitor and two for a reader.
 * Unknown ids are left out.
 * @param userID whose favourites and comparison are marked; null for a visitor
 */
export async function loadCards(
  db: Database,
  ids: readonly string[],
  userID: string | null,
  pictureLimit = LIST_PICTURES,
): Promise<Card[]> {
  if (ids.length === 0) return [];
  const [rows, marks] = await Promise.all([loadRows(db, ids), loadMarks(db, ids, userID)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids
    .map((id) => byId.get(id))
    .filter((row) => row !== undefined)
    .map((row) => toCard(row, marks.get(row.id) ?? NO_MARKS, pictureLimit));
}
