import type { MutationScope, QueryClient } from '@tanstack/react-query';
import { getAddCartProductsMutationOptions } from '#generated/api/cart/add-cart-products.ts';
import type { ReturnedCartProduct } from '#generated/api/model/index.ts';
import { applyCart, refreshCart } from './cart-cache.ts';
import { focusLine } from './line-focus.ts';

/**
 * «Вернуть»: restores a removed line at its position and focuses it, since the focused toast
 * closes.
 */
export async function undoRemoval(
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
