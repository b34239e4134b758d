import { useQueryClient } from '@tanstack/react-query';
import { useAddCartProducts, useDeleteCartProducts } from '#generated/api/cart/cart.ts';
import type { CartItem } from '#generated/api/model/index.ts';
import { countOf } from '#src/lib/plurals.ts';
import { showUndoToast } from '#src/ui/toasts.ts';
import { applyCart } from './cart-cache.ts';

const goods = ['товар', 'товара', 'товаров'] as const;

/** Removes several lines at once; «Вернуть» puts them back in the quantities they had. */
export function useRemoveLines(): { run: (lines: readonly CartItem[]) => void; pending: boolean } {
  const client = useQueryClient();
  const restore = useAddCartProducts({
    mutation: { onSuccess: ({ order }) => applyCart(client, { order }) },
  });
  const remove = useDeleteCartProducts({
    mutation: { onSuccess: (cart) => applyCart(client, cart) },
  });
  const run = (lines: readonly CartItem[]) => {
    const products = lines.map(({ product, quantity }) => ({ productID: product.id, quantity }));
    remove.mutate(
      { data: { productIDs: products.map(({ productID }) => productID) } },
      {
        onSuccess: () =>
          showUndoToast(`Удалено из корзины: ${countOf(products.length, goods)}`, () =>
            restore.mutate({ data: { products } }),
          ),
      },
    );
  };
  return { run, pending: remove.isPending };
}
