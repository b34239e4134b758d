import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeleteCartProducts } from '#generated/api/cart/delete-cart-products.ts';
import { getGetCartQueryKey } from '#generated/api/cart/get-cart.ts';
import type { Cart, CartItem } from '#generated/api/model/index.ts';
import { cartChangesOf, cartScope } from '#src/features/cart-parts/change/cart-actions.ts';
import { applyCart, refreshCart } from '#src/features/cart-parts/change/cart-cache.ts';
import { useRestoreLines } from '#src/features/cart-parts/fixes/restore-lines.ts';
import { focusLine } from '#src/features/cart-parts/line-focus.ts';
import { countOf, productForms } from '#src/lib/numbers/plurals.ts';
import { showUndoToast } from '#src/ui/toasts/toasts.ts';

const nothing: ReadonlySet<string> = new Set();

export interface RemoveLines {
  run: (lines: readonly CartItem[]) => void;
  /** Products that are being removed: they are hidden at once. */
  leaving: ReadonlySet<string>;
}

/**
 * Removes several lines at once; «Вернуть» restores them with their quantities. Pending quantities
 * are sent first, so that none of them adds a line again.
 */
export function useRemoveLines(): RemoveLines {
  const client = useQueryClient();
  const restore = useRestoreLines();
  const [leaving, setLeaving] = useState(nothing);
  const { mutateAsync } = useDeleteCartProducts({ mutation: { scope: cartScope } });
  const run = async (lines: readonly CartItem[]) => {
    const products = lines.map(({ product, quantity, position }) => ({
      productID: product.id,
      quantity,
      ...(position !== undefined && { position }),
    }));
    const productIDs = products.map(({ productID }) => productID);
    setLeaving(new Set(productIDs));
    const tags = client.getQueryData<Cart>(getGetCartQueryKey())?.order.tags;
    try {
      await cartChangesOf(client).flush();
      applyCart(client, await mutateAsync({ data: { productIDs } }));
      const undo = async () => {
        await restore(products, tags);
        const [first] = productIDs;
        if (first !== undefined) focusLine(first);
      };
      showUndoToast(
        `Удалено из корзины: ${countOf(products.length, productForms)}`,
        () => void undo().catch(() => refreshCart(client)),
      );
    } finally {
      setLeaving(nothing);
    }
  };
  // The query client reports a rejection; the lines are shown again then.
  return { run: (lines) => void run(lines).catch(() => refreshCart(client)), leaving };
}
