import type { Database } from '#server/db/connection.ts';
import { findBuyingContract } from '#server/pricing/buying-contract.ts';
import {
  loadContractPrices,
  type PricedProduct,
} from '#server/pricing/products/contract-prices.ts';

const NONE: ReadonlyMap<string, number> = new Map();

/** Prices by the contract of the user's cart, by product; empty without a contract. */
export async function loadPersonalPrices(
  db: Database,
  products: readonly PricedProduct[],
  userID: string | null,
): Promise<ReadonlyMap<string, number>> {
  const contractID = userID === null ? null : await findBuyingContract(db, userID);
  return contractID === null ? NONE : loadContractPrices(db, contractID, products);
}
