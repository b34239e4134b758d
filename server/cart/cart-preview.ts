import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { opensRestricted } from '#server/partners/orders-access.ts';
import { findBuyingContract } from '#server/pricing/buying-contract.ts';
import { type CartRow, readLines } from './cart-store.ts';

/** Products, quantities and the customer whose prices apply; a null cart was never used. */
export async function viewPreview(
  db: Database,
  cart: CartRow | null,
  now: Date,
): Promise<components['schemas']['CartPreview']> {
  if (cart === null) return { products: [], version: 0, contractID: null, opensRestricted: false };
  const lines = await readLines(db, cart.id);
  return {
    products: lines.map(({ productID, quantity }) => ({ productID, quantity })),
    version: cart.version,
    opensRestricted: await opensRestricted(db, cart, now),
    contractID: cart.contractID && (await findBuyingContract(db, cart.userID)),
  };
}
