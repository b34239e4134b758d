import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { proceedCartToManager } from '#generated/api/cart/proceed-cart-to-manager.ts';
import { formRejectionMeta } from '#src/api/form-rejections.ts';
import { cartChangesOf } from '#src/features/cart-parts/change/cart-actions.ts';
import { refreshCart } from '#src/features/cart-parts/change/cart-cache.ts';
import { orderCampaign } from '#src/features/order-parts/order-campaign.ts';
import { forgetOrder } from '#src/features/order-parts/orders-cache.ts';
import type { ConfirmGuard } from './confirm-guard.ts';

/** What a manager gets: products of the cart, or a checkout. */
export type OrderSource = { productIDs: string[] } | { checkoutID: string };

interface ToManagerOptions {
  guard: ConfirmGuard | undefined;
  /** Called when some input could not be saved: nothing is sent without it. */
  onUnsaved: () => void;
}

interface ToManagerCall {
  /** Resolves with the response. */
  run: (comment: string) => Promise<unknown>;
  pending: boolean;
  error: unknown;
}

/**
 * Passes products to a manager and navigates to the resulting order. Pending quantities are sent
 * first; a second click sends the same idempotency key and gets the same order.
 */
export function useToManager(
  source: OrderSource,
  { guard, onUnsaved }: ToManagerOptions,
): ToManagerCall {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const [flushing, setFlushing] = useState(false);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async (comment: string) => {
      if (guard && !guard.isSaved()) return null;
      const data = { ...source, ...(comment !== '' && { comment }), ...orderCampaign() };
      return proceedCartToManager(data, { headers: { 'Idempotency-Key': key } });
    },
    // Starts after the responses to pending changes.
    ...('checkoutID' in source && { scope: { id: `checkout-${source.checkoutID}` } }),
    meta: formRejectionMeta,
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
