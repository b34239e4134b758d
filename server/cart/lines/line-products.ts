import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { brands, categories, products } from '#server/db/schema/catalog.ts';
import {
  loadContractPrices,
  type PayablePrice,
  payablePrice,
} from '#server/pricing/products/contract-prices.ts';
import { buildForProducts, type ProductIDs } from '#server/pricing/products/product-ids.ts';
import { largestQuantity } from '#server/product/stock/quantity.ts';
import { openRestricted } from '#server/product/stock/restriction.ts';

const columns = {
  id: products.id,
  marketID: products.marketID,
  name: products.name,
  slug: products.slug,
  vendorCode: products.vendorCode,
  pictures: products.pictures,
  price: products.price,
  priceWithoutDiscount: products.priceWithoutDiscount,
  weight: products.weight,
  vatRate: products.vatRate,
  stock: products.stock,
  listed: products.listed,
  available: products.available,
  saleForbidden: products.saleForbidden,
  unavailabilityReason: products.unavailabilityReason,
  unavailableAction: products.unavailableAction,
  packSize: products.packSize,
  minQuantity: products.minQuantity,
  categoryPath: products.categoryPath,
  brandName: brands.name,
  categoryName: categories.name,
};

function selectProducts(db: Database, where: SQL) {
  return db
    .select(columns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryID))
    .leftJoin(brands, eq(brands.id, products.brandID))
    .where(where);
}

type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

const findProducts = buildForProducts<ProductRow[], object>((db, isOneOf) =>
  selectProducts(db, isOneOf(products.id)),
);

const lockProducts = buildForProducts<ProductRow[], object>((db, isOneOf) =>
  selectProducts(db, isOneOf(products.id)).orderBy(products.id).for('update', { of: products }),
);

/** A catalog product for a line of a cart or an order; money in kopecks. */
export interface LineProduct extends ProductRow, PayablePrice {
  /** The price by the contract alone; null without a contract. `price` is the lower of both. */
  contractPrice: number | null;
}

/**
 * A product that the feed no longer lists is discontinued, and one with less stock than its
 * smallest quantity is out of stock, regardless of its row.
 */
function settle(product: ProductRow): ProductRow {
  if (!product.available) return product;
  const gone = { ...product, available: false };
  if (!product.listed) {
    return { ...gone, unavailabilityReason: 'Discontinued', unavailableAction: 'RequestAnalogue' };
  }
  return largestQuantity(product) > 0
    ? product
    : { ...gone, unavailabilityReason: 'OutOfStock', unavailableAction: 'WaitingList' };
}

/** What the buyer may buy beyond what anybody may. */
export interface BuyerRights {
  /** Products restricted by their producer, see `server/partners/rights/orders-access.ts`. */
  opensRestricted?: boolean;
}

async function underContract(
  db: Database,
  rows: readonly ProductRow[],
  contractID: string | null,
  { opensRestricted = false }: BuyerRights,
): Promise<Map<string, LineProduct>> {
  const prices = contractID === null ? null : await loadContractPrices(db, contractID, rows);
  return new Map(
    rows.map((row) => {
      const contractPrice = prices?.get(row.id) ?? null;
      return [
        row.id,
        {
          ...settle(opensRestricted ? openRestricted(row) : row),
          contractPrice,
          ...payablePrice(row, contractPrice),
        },
      ];
    }),
  );
}

/**
 * Products by id at the prices of a contract (null: the shop's own), in a bounded number of
 * queries; unknown ids are absent.
 */
export async function loadLineProducts(
  db: Database,
  ids: ProductIDs,
  contractID: string | null,
  rights: BuyerRights = {},
): Promise<Map<string, LineProduct>> {
  if (Array.isArray(ids) && ids.length === 0) return new Map();
  const rows = await findProducts(db, ids, {});
  return underContract(db, rows, contractID, rights);
}

/**
 * The same, with the rows locked until the transaction ends, so price and stock cannot change
 * meanwhile. Rows are locked in the order of ids, so two orders cannot deadlock.
 */
export async function lockLineProducts(
  tx: Database,
  ids: readonly string[],
  contractID: string | null,
  rights: BuyerRights = {},
): Promise<Map<string, LineProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await lockProducts(tx, ids, {});
  return underContract(tx, rows, contractID, rights);
}
