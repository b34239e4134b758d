import type { MutationScope, QueryClient } from '@tanstack/react-query';
import { getAddCartProductsMutationOptions } from '#generated/api/cart/add-cart-products.ts';
import type { CartOrder, ReturnedCartProduct } from '#generated/api/model/index.ts';
import { focusLine } from '#src/features/cart-parts/line-focus.ts';
import { restoreTags } from '#src/features/cart-parts/restore-tags.ts';
import { showUndoToast } from '#src/ui/toasts/toasts.ts';
import { applyCart, refreshCart } from './cart-cache.ts';
import type { CartChanges } from './cart-change.ts';

interface RemovedLine {
  productID: string;
  quantity: number;
  /** The cart before, if this tab has loaded it. */
  cart: CartOrder | undefined;
}

/** Shows that a line was removed, with «Вернуть». */
export function offerUndo(
  client: QueryClient,
  changes: CartChanges,
  { productID, quantity, cart }: RemovedLine,
  scope: MutationScope,
): void {
  const removed = cart?.items.find(({ isGift, product }) => !isGift && product.id === productID);
  const position = removed?.position;
  // The server drops the tags of a cart with its last line.
  const tags = cart?.tags;
  showUndoToast('Товар удален из корзины', () => {
    if (position === undefined) changes.enqueue({ productID, quantity });
    else void undoRemoval(client, { productID, quantity, position }, { scope, tags });
  });
}

/** Restores a removed line at its position and focuses it, since the focused toast closes. */
async function undoRemoval(
  client: QueryClient,
  line: ReturnedCartProduct,
  { scope, tags }: { scope: MutationScope; tags: CartOrder['tags'] | undefined },
): Promise<void> {
  const options = { ...getAddCartProductsMutationOptions(), scope };
  try {
    const variables = { data: { products: [line], asItWas: true } };
    const { order } = await client.getMutationCache().build(client, options).execute(variables);
    applyCart(client, { order });
    await restoreTags(client, scope, tags, order, [line.productID]);
    focusLine(line.productID);
  } catch {
    // The query client has reported it; the cart shows the server's state.
    refreshCart(client);
  }
}
