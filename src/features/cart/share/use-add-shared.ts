import { useCallback, useEffect } from 'react';
import type { SharedLine } from '#generated/api/model/sharedLine.ts';
import type { SharedProducts } from '#generated/api/model/sharedProducts.ts';
import { registerPendingAction } from '#src/auth/pending-action.ts';
import { requireSession } from '#src/auth/require-session.ts';
import { useAddProducts } from '#src/features/cart-parts/use-add-products.ts';

const ADD_SHARED = 'share.add';

/** The available lines of a share link without the excluded products. */
export function chosenLines(
  { lines }: Pick<SharedProducts, 'lines'>,
  excluded: readonly string[],
): readonly SharedLine[] {
  return lines.filter(({ product, quantity }) => quantity > 0 && !excluded.includes(product.id));
}

/** The excluded products of a stored action for this link; null when it is for another. */
export function readExcluded(payload: unknown, id: string): readonly string[] | null {
  if (!Array.isArray(payload) || payload[0] !== id) return null;
  return payload.slice(1).filter((one) => typeof one === 'string');
}

/**
 * Adds products of a share link to the user's cart and navigates to it. A visitor signs in first; the
 * action then runs by itself, with the same products.
 * @param excluded ids of products that are not to be added.
 */
export function useAddShared(
  shared: SharedProducts,
  excluded: readonly string[],
): { run: () => void; pending: boolean } {
  const { id } = shared;
  const { add, toCart, pending } = useAddProducts();
  const addBut = useCallback(
    (without: readonly string[]) => {
      const products = chosenLines(shared, without).map(({ product, quantity }) => ({
        productID: product.id,
        quantity,
      }));
      add(products, toCart);
    },
    [shared, add, toCart],
  );
  useEffect(
    () =>
      registerPendingAction(ADD_SHARED, (payload) => {
        const without = readExcluded(payload, id);
        if (without !== null) addBut(without);
      }),
    [addBut, id],
  );
  return {
    run: () => {
      if (requireSession({ type: ADD_SHARED, payload: [id, ...excluded] })) addBut(excluded);
    },
    pending,
  };
}
