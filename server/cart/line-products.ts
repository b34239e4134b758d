import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { brands, categories, products } from '#server/db/schema/catalogue.ts';
import { largestQuantity } from './quantity.ts';

const columns = {
  id: products.id,
  marketID: products.marketId,
  name: products.name,
  slug: products.slug,
  vendorCode: products.vendorCode,
  pictures: products.pictures,
  price: products.price,
  priceWithoutDiscount: products.priceWithoutDiscount,
  weight: products.weight,
  stock: products.stock,
  listed: products.listed,
  available: products.available,
  saleForbidden: products.saleForbidden,
  unavailabilityReason: products.unavailabilityReason,
  unavailableAction: products.unavailableAction,
  packSize: products.packSize,
  minQuantity: products.minQuantity,
  brandName: brands.name,
  categoryName: categories.name,
};

function selectProducts(db: Database, where: SQL) {
  return db
    .select(columns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(where);
}

/** A product of the catalogue as a line of a cart or an order needs it; money in kopecks. */
export type LineProduct = Awaited<ReturnType<typeof selectProducts>>[number];

/**
 * A product that the feed no longer lists is discontinued, and one of which not even the smallest
 * quantity is left is out of stock, whatever its row says.
 */
function settle(product: LineProduct): LineProduct {
  if (!product.available) return product;
  const gone = { ...product, available: false };
  if (!product.listed) {
    return { ...gone, unavailabilityReason: 'Discontinued', unavailableAction: 'RequestAnalogue' };
  }
  return largestQuantity(product) > 0
    ? product
    : { ...gone, unavailabilityReason: 'OutOfStock', unavailableAction: 'WaitingList' };
}

/** Products by id in one query; unknown ids are absent. */
export async function loadLineProducts(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, LineProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await selectProducts(db, inArray(products.id, [...ids]));
  return new Map(rows.map((row) => [row.id, settle(row)]));
}

/**
 * The same, with the rows locked until the transaction ends: nobody changes price or stock
 * meanwhile. Locks are taken in the order of ids, so two orders never wait for each other in turn.
 */
export async function lockLineProducts(
  tx: Database,
  ids: readonly string[],
): Promise<Map<string, LineProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await selectProducts(tx, inArray(products.id, [...ids]))
    .orderBy(products.id)
    .for('update', { of: products });
  return new Map(rows.map((row) => [row.id, settle(row)]));
}
