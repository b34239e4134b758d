import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeleteCartProducts } from '#generated/api/cart/delete-cart-products.ts';
import type { CartItem } from '#generated/api/model/index.ts';
import { useRestoreLines } from '#src/features/cart/page/lines/restore-lines.ts';
import { cartChangesOf, cartScope } from '#src/features/cart-parts/cart-actions.ts';
import { applyCart, refreshCart } from '#src/features/cart-parts/cart-cache.ts';
import { countOf } from '#src/lib/plurals.ts';
import { showUndoToast } from '#src/ui/kit/messages/toasts.ts';

const goods = ['товар', 'товара', 'товаров'] as const;
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
    try {
      await cartChangesOf(client).flush();
      applyCart(client, await mutateAsync({ data: { productIDs } }));
      showUndoToast(
        `Удалено из корзины: ${countOf(products.length, goods)}`,
        () => void restore(products).catch(() => refreshCart(client)),
      );
    } finally {
      setLeaving(nothing);
    }
  };
  // The query client reports a rejection; the lines are shown again then.
  return { run: (lines) => void run(lines).catch(() => refreshCart(client)), leaving };
}
