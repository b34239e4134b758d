import { useQueryClient } from '@tanstack/react-query';
import { useAddCartProducts } from '#generated/api/cart/add-cart-products.ts';
import type { CartOrder, ReturnedCartProduct } from '#generated/api/model/index.ts';
import { cartScope } from '#src/features/cart-parts/change/cart-actions.ts';
import { applyCart } from '#src/features/cart-parts/change/cart-cache.ts';
import { restoreTags } from '#src/features/cart-parts/restore-tags.ts';

/** Maximum number of products of one request. */
const AT_ONCE = 500;

/**
 * Undo: puts products back into the cart at their old positions, regardless of stock, with the tags
 * that an emptied cart has lost. Rejects when the server does; the query client has reported it then.
 */
export function useRestoreLines(): (
  products: readonly ReturnedCartProduct[],
  tags: CartOrder['tags'],
) => Promise<void> {
  const client = useQueryClient();
  const { mutateAsync } = useAddCartProducts();
  return async (products, tags) => {
    const returned = products.map(({ productID }) => productID);
    for (let start = 0; start < products.length; start += AT_ONCE) {
      const part = products.slice(start, start + AT_ONCE);
      const { order } = await mutateAsync({ data: { products: part, asItWas: true } });
      applyCart(client, { order });
      if (start + AT_ONCE >= products.length) {
        await restoreTags(client, cartScope, tags, order, returned);
      }
    }
  };
}
