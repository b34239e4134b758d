import type { MutationScope, QueryClient } from '@tanstack/react-query';
import { getAddCartProductsMutationOptions } from '#generated/api/cart/cart.ts';
import type { ReturnedCartProduct } from '#generated/api/model/index.ts';
import { applyCart, refreshCart } from './cart-cache.ts';
import { focusLine } from './line-focus.ts';

/** «Вернуть»: a removed line lies where it lay, and has the focus that the toast takes along. */
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
    // The one error path has told it; the cart shows the server's word.
    refreshCart(client);
  }
}
