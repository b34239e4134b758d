import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getChangeCartProductMutationKey } from '#generated/api/cart/change-cart-product.ts';
import { isOffline } from '#src/browser/connection.ts';
import { cartFailure } from '#src/features/cart-parts/change/cart-actions.ts';

/** A change of a line that could not be sent. */
export type UnsentChange = 'changed' | 'removed';

const none: ReadonlyMap<string, UnsentChange> = new Map();

/**
 * Changes by product that could not be sent because there is no connection: the lines show the
 * server's quantities again, and nothing is sent later. Empty once the connection is back. It belongs
 * to the whole cart, because a line that is being removed is not there while its request fails.
 */
export function useUnsentChanges(): ReadonlyMap<string, UnsentChange> {
  const client = useQueryClient();
  const [unsent, setUnsent] = useState(none);
  useEffect(() => {
    const forget = () => setUnsent(none);
    const unsubscribe = cartFailure.subscribe((failure) => {
      if (!failure || !isOffline()) return;
      const { productID, quantity } = failure.update;
      const change = quantity === 0 ? 'removed' : 'changed';
      setUnsent((known) => new Map([...known, [productID, change]]));
    });
    // The line says it: a toast about the same would be one too many.
    const stopSilencing = client.getMutationCache().subscribe(({ type, mutation }) => {
      if (type !== 'added' || !isOffline()) return;
      const { options } = mutation;
      if (options.mutationKey?.[0] !== getChangeCartProductMutationKey()[0]) return;
      mutation.setOptions({ ...options, meta: { ...options.meta, silent: true } });
    });
    window.addEventListener('online', forget);
    return () => {
      unsubscribe();
      stopSilencing();
      window.removeEventListener('online', forget);
    };
  }, [client]);
  return unsent;
}

/** Describes the line that was not changed; `quantity` is the server's. */
export function unsentText(change: UnsentChange, quantity: number): string {
  return change === 'removed'
    ? 'Нет соединения: товар не удалён'
    : `Нет соединения: количество не изменено, осталось ${quantity} шт.`;
}
