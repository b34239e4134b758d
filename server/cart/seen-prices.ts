import type { Database } from '#server/db/connection.ts';
import { type CartRow, putLines, readLines } from './cart-store.ts';
import { loadLineProducts } from './line-products.ts';

/**
 * Another contract was chosen with its prices in sight: lines whose price the buyer had agreed to
 * take the new one as agreed; those that wait for his word still do.
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
