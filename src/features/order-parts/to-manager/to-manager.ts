import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { proceedCartToManager } from '#generated/api/cart/cart.ts';
import { cartChangesOf } from '#src/features/cart-parts/cart-actions.ts';
import { refreshCart } from '#src/features/cart-parts/cart-cache.ts';
import { forgetOrder } from '#src/features/order-parts/orders-cache.ts';
import type { ConfirmGuard } from './confirm-guard.ts';

/** What a manager gets: products of the cart, or a checkout. */
export type ManagerGoods = { productIDs: string[] } | { checkoutID: string };

interface ToManagerOptions {
  guard: ConfirmGuard | undefined;
  /** Something that was entered could not be saved: nothing is handed over without it. */
  onUnsaved: () => void;
}

interface ToManagerCall {
  /** Ends with the response. */
  run: (comment: string) => Promise<unknown>;
  pending: boolean;
  error: unknown;
}

/**
 * Hands goods over to a manager and goes to the order that came of it. Open changes of quantity
 * reach the server first; a repeated press sends the same key and finds the same order.
 */
export function useToManager(
  goods: ManagerGoods,
  { guard, onUnsaved }: ToManagerOptions,
): ToManagerCall {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const [flushing, setFlushing] = useState(false);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async (comment: string) => {
      if (guard && !guard.isSaved()) return null;
      const data = { ...goods, ...(comment !== '' && { comment }) };
      return proceedCartToManager(data, { headers: { 'Idempotency-Key': key } });
    },
    // It begins when the choices that are on their way have been answered.
    ...('checkoutID' in goods && { scope: { id: `checkout-${goods.checkoutID}` } }),
    meta: { handledStatuses: [409, 422] },
    onSuccess: async (reference) => {
      if (reference === null) return onUnsaved();
      const { id } = reference;
      refreshCart(client);
      forgetOrder(client, id);
      await navigate({ to: '/order/$id/success', params: { id } });
    },
  });
  const run = async (comment: string) => {
    setFlushing(true);
    await cartChangesOf(client).flush();
    setFlushing(false);
    await mutateAsync(comment);
  };
  return { run, pending: flushing || isPending, error };
}
