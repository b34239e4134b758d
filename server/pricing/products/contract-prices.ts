import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { contractDiscounts, contractPrices } from '#server/db/schema/buying.ts';

const WHOLE = 10_000;

/** What the contract's price is worked out from; kopecks. */
export interface PricedProduct {
  id: string;
  categoryPath: string;
  price: number;
  priceWithoutDiscount: number;
}

interface Discount {
  categoryPath: string;
  basisPoints: number;
}

/** The discount of the nearest category; 0 when no category has one. */
export function discountFor(path: string, discounts: readonly Discount[]): number {
  const [nearest] = discounts
    .filter(({ categoryPath }) => path.startsWith(categoryPath))
    .toSorted((a, b) => b.categoryPath.length - a.categoryPath.length);
  return nearest?.basisPoints ?? 0;
}

/** The shop's price without its promotions. */
export function basePrice({
  price,
  priceWithoutDiscount,
}: Pick<PricedProduct, 'price' | 'priceWithoutDiscount'>): number {
  return Math.max(price, priceWithoutDiscount);
}

/** What a buyer pays: the better of contract and promotion; kopecks. */
export interface PayablePrice {
  price: number;
  priceWithoutDiscount: number;
  /** Whether it is the contract that makes the price, not a promotion. */
  isContractPrice: boolean;
}

/** @param contractPrice what the contract alone makes of the price; null without one. */
export function payablePrice(
  product: Pick<PricedProduct, 'price' | 'priceWithoutDiscount'>,
  contractPrice: number | null,
): PayablePrice {
  const isContractPrice = contractPrice !== null && contractPrice < product.price;
  return {
    price: isContractPrice ? contractPrice : product.price,
    priceWithoutDiscount: basePrice(product),
    isContractPrice,
  };
}

/**
 * Prices under a contract, before the shop's promotions, by product; kopecks. A product that the
 * contract says nothing of is absent. A contract never makes anything dearer.
 */
export async function loadContractPrices(
  db: Database,
  contractID: string,
  products: readonly PricedProduct[],
): Promise<Map<string, number>> {
  const ids = products.map(({ id }) => id);
  const fixed = await db
    .select({ id: contractPrices.productID, price: contractPrices.price })
    .from(contractPrices)
    .where(and(eq(contractPrices.contractID, contractID), inArray(contractPrices.productID, ids)));
  const discounts = await db
    .select()
    .from(contractDiscounts)
    .where(eq(contractDiscounts.contractID, contractID));
  const fixedPrices = new Map(fixed.map(({ id, price }) => [id, price]));
  const prices = new Map<string, number>();
  for (const product of products) {
    const base = basePrice(product);
    const off = discountFor(product.categoryPath, discounts);
    const price = fixedPrices.get(product.id) ?? Math.round((base * (WHOLE - off)) / WHOLE);
    if (price < base) prices.set(product.id, price);
  }
  return prices;
}
