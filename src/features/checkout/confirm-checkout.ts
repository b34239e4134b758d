import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { confirmCheckout } from '#generated/api/checkout/checkout.ts';
import type { Checkout, CheckoutConflict } from '#generated/api/model/index.ts';
import { NetworkError } from '#src/api/errors.ts';
import { refreshCart } from '#src/features/cart/cart-cache.ts';
import { forgetOrder, invalidateOrderLists } from '#src/features/orders/orders-cache.ts';
import { readConflict, useKeepCheckout } from './checkout-cache.ts';
import { confirmationKey, forgetConfirmation } from './confirmation-key.ts';

/** Why the server did not take a confirmation. */
export interface Refusal {
  /** What the reader had agreed to. */
  before: Checkout;
  /** The server's words, with the fresh checkout where there is one. */
  conflict: CheckoutConflict;
}

export interface Confirmation {
  /** Sends what the reader sees: the sum and the version. */
  confirm: () => void;
  pending: boolean;
  /** Null when nothing was refused. */
  refusal: Refusal | null;
}

/**
 * Confirms a checkout exactly once: one idempotency key stands for what the reader agreed to, so a
 * second press or a repeat after a lost answer, even after a reload, gives the first answer.
 * Agreeing to something else (another sum after a 409) takes a new key.
 */
export function useConfirmation(checkout: Checkout): Confirmation {
  const client = useQueryClient();
  const navigate = useNavigate();
  const keep = useKeepCheckout(checkout.id);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, totals, version }: Checkout) => {
      const agreed = { total: totals.toPay, version };
      const headers = { 'Idempotency-Key': confirmationKey(id, agreed) };
      return confirmCheckout(id, agreed, { headers });
    },
    // After the choices that are on their way.
    scope: { id: `checkout-${checkout.id}` },
    meta: { handledStatuses: [409] },
    retry: (failures, error) => failures < 2 && error instanceof NetworkError,
    onSuccess: async (confirmed) => {
      forgetConfirmation(checkout.id);
      keep(confirmed);
      refreshCart(client);
      // What waits for approval is shown in this very place.
      if (confirmed.step === 'Approval') return invalidateOrderLists(client);
      await navigate({ to: '/order/$id/inProgress', params: { id: checkout.id } });
      forgetOrder(client, checkout.id);
    },
    onError: (error, before) => {
      const conflict = readConflict(error);
      if (!conflict) return;
      forgetConfirmation(checkout.id);
      const { checkout: now } = conflict;
      if (now) keep(now);
      if (!now || now.step === before.step) return setRefusal({ before, conflict });
      // Another tab was quicker: there is nothing to check and confirm any more.
      forgetOrder(client, checkout.id);
      void navigate({ to: '/order/$id/inProgress', params: { id: checkout.id } });
    },
  });
  return {
    confirm: () => {
      setRefusal(null);
      mutate(checkout);
    },
    pending: isPending,
    refusal,
  };
}
