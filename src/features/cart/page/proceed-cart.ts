import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useProceedCart } from '#generated/api/cart/proceed-cart.ts';
import type { CartConflict } from '#generated/api/model/index.ts';
import { ApiError } from '#src/api/errors.ts';
import { isOffline } from '#src/browser/connection.ts';
import {
  applyCart,
  refreshCart,
  shownCartVersion,
} from '#src/features/cart-parts/change/cart-cache.ts';
import { cartSettled } from '#src/features/cart-parts/change/cart-settled.ts';
import { dropSeenLines } from '#src/features/order-parts/seen-lines/last-seen-lines.ts';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';

const OFFLINE =
  'Нет соединения с интернетом: оформление не начато. Нажмите ещё раз, когда связь вернётся.';

interface Proceed {
  /** Creates a checkout of the selected products and navigates to it. */
  run: (productIDs: string[]) => void;
  pending: boolean;
  /** Why the server rejected it; its message. */
  rejection: string | null;
}

/**
 * From the cart to the checkout. Pending quantities are sent first; a second click sends the same
 * idempotency key and gets the same checkout.
 */
export function useProceed(): Proceed {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [flushing, setFlushing] = useState(false);
  const [rejection, setRejection] = useState<string | null>(null);
  const { mutateAsync, isPending } = useProceedCart({
    request: { headers: { 'Idempotency-Key': key } },
    mutation: {
      meta: { handledStatuses: [409] },
      onSuccess: async ({ id }) => {
        refreshCart(client);
        dropSeenLines(id);
        await navigate({ to: '/order/$id', params: { id } });
      },
      onError: (error) => {
        if (isOffline()) setRejection(OFFLINE);
        if (!(error instanceof ApiError) || error.status !== 409) return;
        const { order, message } = error.body as CartConflict;
        if (order) applyCart(client, { order });
        setRejection(message);
        setKey(crypto.randomUUID());
      },
    },
  });
  const run = useSingleRun(async (productIDs: string[]) => {
    if (isOffline()) return setRejection(OFFLINE);
    setRejection(null);
    setFlushing(true);
    await cartSettled(client);
    setFlushing(false);
    await mutateAsync({ data: { productIDs, version: shownCartVersion(client) } });
  });
  return { run, pending: flushing || isPending, rejection };
}
