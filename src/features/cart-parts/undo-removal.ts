import type { MutationScope, QueryClient } from '@tanstack/react-query';
import { getAddCartProductsMutationOptions } from '#generated/api/cart/add-cart-products.ts';
import type { ReturnedCartProduct } from '#generated/api/model/index.ts';
import { showUndoToast } from '#src/ui/kit/messages/toasts.ts';
import { applyCart, refreshCart } from './cart-cache.ts';
import type { CartChanges } from './cart-change.ts';
import { focusLine } from './line-focus.ts';

/** A line that was removed; without a position when this tab has not loaded the cart. */
interface RemovedLine {
  productID: string;
  quantity: number;
  position: number | undefined;
}

/** Shows that a line was removed, with «Вернуть». */
export function offerUndo(
  client: QueryClient,
  changes: CartChanges,
  { productID, quantity, position }: RemovedLine,
  scope: MutationScope,
): void {
  showUndoToast('Товар удален из корзины', () => {
    if (position === undefined) changes.enqueue({ productID, quantity });
    else void undoRemoval(client, { productID, quantity, position }, scope);
  });
}

/** Restores a removed line at its position and focuses it, since the focused toast closes. */
async function undoRemoval(
  client: QueryClient,
  line: ReturnedCartProduct,
  scope: MutationScope,
): Promise<void> {
  const options = { ...getAddCartProductsMutationOptions(), scope };
  try {
    const variables = { data: { products: [line], asItWas: true } };
    const { order } = await client.getMutationCache().build(client, options).execute(variables);
    applyCart(client, { order });
    focusLine(line.productID);
  } catch {
    // The query client has reported it; the cart shows the server's state.
    refreshCart(client);
  }
}
