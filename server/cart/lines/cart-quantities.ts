import type { components } from '#generated/server/operations.ts';
import { viewCartPreview } from '#server/cart/cart-preview.ts';
import { lockCart } from '#server/cart/cart-store.ts';
import type { FollowingCheckout } from '#server/cart/following-checkout.ts';
import type { Context } from '#server/contract/handlers.ts';
import { requireSession } from '#server/contract/session.ts';
import type { Database } from '#server/db/connection.ts';
import { conditionsOf } from '#server/integrations/services.ts';
import type { LockedCart } from './change-lines.ts';

/**
 * Changes a product's line in the user's cart within `tx` and responds with products and quantities alone.
 * @param change changes the locked cart and returns its row
 */
export async function changeQuantities(
  context: Context,
  tx: Database,
  { productID, checkout }: { productID: string; checkout: FollowingCheckout },
  change: (locked: LockedCart) => Promise<LockedCart['cart']>,
): Promise<components['schemas']['CartPreview']> {
  const { userID } = requireSession(context);
  const locked = { tx, cart: await lockCart(tx, userID), ...conditionsOf(context) };
  const cart = await checkout.changeLines(locked, [productID], () => change(locked));
  return viewCartPreview(tx, cart, locked.now);
}
