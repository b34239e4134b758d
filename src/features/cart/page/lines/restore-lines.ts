import { useQueryClient } from '@tanstack/react-query';
import { useAddCartProducts } from '#generated/api/cart/cart.ts';
import type { ReturnedCartProduct } from '#generated/api/model/index.ts';
import { applyCart } from '#src/features/cart-parts/cart-cache.ts';

/** Products that one call may name. */
const AT_ONCE = 500;

/**
 * Puts products back into the cart as they lay there, whatever the stock says: an undo. Rejects when
 * the server rejected; the one error path has told it then.
 */
export function useRestoreLines(): (products: readonly ReturnedCartProduct[]) => Promise<void> {
  const client = useQueryClient();
  const { mutateAsync } = useAddCartProducts();
  return async (products) => {
    for (let start = 0; start < products.length; start += AT_ONCE) {
      const part = products.slice(start, start + AT_ONCE);
      const { order } = await mutateAsync({ data: { products: part, asItWas: true } });
      applyCart(client, { order });
    }
  };
}
