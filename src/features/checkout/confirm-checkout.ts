import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useConfirmCheckout } from '#generated/api/checkout/checkout.ts';
import type { Checkout, CheckoutConflict } from '#generated/api/model/index.ts';
import { NetworkError } from '#src/api/errors.ts';
import { refreshCart } from '#src/features/cart/cart-cache.ts';
import { forgetOrder } from '#src/features/orders/orders-cache.ts';
import { readConflict, useKeepCheckout } from './checkout-cache.ts';

export interface Confirmation {
  /** Sends what the reader sees: the sum and the version. */
  confirm: () => void;
  pending: boolean;
  /** Why the server did not take it, with the fresh sum; null when nothing was refused. */
  conflict: CheckoutConflict | null;
  dismiss: () => void;
}

/**
 * Confirms a checkout exactly once: one idempotency key stands for what the reader agreed to, so a
 * second press or a repeat after a lost answer gives the first answer. Agreeing to something else
 * (another sum after a 409) takes a new key.
 */
export function useConfirmation(checkout: Checkout): Confirmation {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const keep = useKeepCheckout(checkout.id);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [conflict, setConflict] = useState<CheckoutConflict | null>(null);
  const { mutate, isPending } = useConfirmCheckout({
    request: { headers: { 'Idempotency-Key': key } },
    mutation: {
      meta: { handledStatuses: [409] },
      retry: (failures, error) => failures < 2 && (error as unknown) instanceof NetworkError,
      onSuccess: async (confirmed) => {
        keep(confirmed);
        refreshCart(queryClient);
        await navigate({ to: '/order/$id/inProgress', params: { id: checkout.id } });
        forgetOrder(queryClient, checkout.id);
      },
      onError: (error) => {
        const found = readConflict(error);
        if (!found) return;
        if (found.checkout) keep(found.checkout);
        setConflict(found);
        setKey(crypto.randomUUID());
      },
    },
  });
  return {
    confirm: () => {
      setConflict(null);
      mutate({
        id: checkout.id,
        data: { total: checkout.totals.toPay, version: checkout.version },
      });
    },
    pending: isPending,
    conflict,
    dismiss: () => setConflict(null),
  };
}
