import { type CartRow, putLines, readLines } from '#server/cart/cart-store.ts';
import type { Database } from '#server/db/connection.ts';
import { loadLineProducts } from './line-products.ts';

/**
 * Called when the buyer chooses another contract, whose prices the preview has shown: accepted
 * prices become accepted at the new ones; prices not accepted yet stay so.
 */
export async function acceptPrices(
  tx: Database,
  cart: CartRow,
  contractID: string | null,
): Promise<void> {
  const lines = await readLines(tx, cart.id);
  const ids = lines.map(({ productID }) => productID);
  const before = await loadLineProducts(tx, ids, cart.contractID);
  const after = await loadLineProducts(tx, ids, contractID);
  const agreed = lines.flatMap((line) => {
    const was = before.get(line.productID)?.price;
    const now = after.get(line.productID)?.price;
    return line.seenPrice === was && now !== undefined && now !== was
      ? [{ ...line, seenPrice: now }]
      : [];
  });
  await putLines(tx, cart.id, agreed);
}
