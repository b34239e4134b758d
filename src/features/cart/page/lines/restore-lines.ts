import { useQueryClient } from '@tanstack/react-query';
import { useAddCartProducts } from '#generated/api/cart/add-cart-products.ts';
import type { ReturnedCartProduct } from '#generated/api/model/index.ts';
import { applyCart } from '#src/features/cart-parts/cart-cache.ts';

/** Maximum number of products of one request. */
const AT_ONCE = 500;

/**
 * Undo: puts products back into the cart at their old positions, regardless of stock. Rejects when
 * the server does; the query client has reported it then.
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
