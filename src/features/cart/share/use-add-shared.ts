import { useCallback, useEffect } from 'react';
import type { SharedProducts } from '#generated/api/model/sharedProducts.ts';
import { registerPendingAction } from '#src/auth/pending-action.ts';
import { requireSession } from '#src/auth/require-session.ts';
import { useAddProducts } from '#src/features/cart-parts/use-add-products.ts';

const ADD_SHARED = 'share.add';

/**
 * Adds the products of a share link to the user's cart and navigates to it. A visitor signs in
 * first; the action then runs by itself.
 */
export function useAddShared({ id, lines }: SharedProducts): { run: () => void; pending: boolean } {
  const { add, toCart, pending } = useAddProducts();
  const addAll = useCallback(() => {
    const products = lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ product, quantity }) => ({ productID: product.id, quantity }));
    add(products, toCart);
  }, [lines, add, toCart]);
  useEffect(
    () =>
      registerPendingAction(ADD_SHARED, (payload) => {
        if (payload === id) addAll();
      }),
    [addAll, id],
  );
  return {
    run: () => {
      if (requireSession({ type: ADD_SHARED, payload: id })) addAll();
    },
    pending,
  };
}
