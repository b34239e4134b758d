import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { confirmCheckout, getGetCheckoutQueryOptions } from '#generated/api/checkout/checkout.ts';
import type { Checkout, CheckoutConflict } from '#generated/api/model/index.ts';
import { NetworkError } from '#src/api/errors.ts';
import { isOffline } from '#src/browser/connection.ts';
import { refreshCart } from '#src/features/cart-parts/cart-cache.ts';
import { forgetOrder, invalidateOrderLists } from '#src/features/order-parts/orders-cache.ts';
import type { ConfirmGuard } from '#src/features/order-parts/to-manager/confirm-guard.ts';
import {
  readConflict,
  useStoreCheckout,
} from '#src/features/orders/checkout/sections/checkout-cache.ts';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import { isAsAgreed } from './agreed-checkout.ts';
import { confirmationKey, forgetConfirmation } from './confirmation-key.ts';

/** Why the server did not take a confirmation. */
export interface Rejection {
  /** What the user had agreed to. */
  before: Checkout;
  /** The server's words, with the fresh checkout where there is one. */
  conflict: Pick<CheckoutConflict, 'message' | 'checkout'>;
}

export interface Confirmation {
  /** Sends what the user sees: the sum and the version. */
  confirm: () => void;
  pending: boolean;
  /** Null when nothing was rejected. */
  rejection: Rejection | null;
}

/** What came of pressing the button, when nothing failed. */
type Outcome = { confirmed: Checkout } | { changed: Checkout } | 'unsaved';

const OFFLINE = 'Нет соединения с интернетом: заказ не отправлен';
const CHANGED = 'Заказ изменился, пока сохранялся ваш выбор';

/**
 * Confirms a checkout exactly once, after all that is still being saved. One idempotency key stands
 * for what the user agreed to, so a second click or a retry after a lost response, even after a
 * reload, gets the first response. Agreeing to something else (another sum after a 409) takes a new
 * key.
 */
export function useConfirmation(checkout: Checkout, guard?: ConfirmGuard): Confirmation {
  const client = useQueryClient();
  const navigate = useNavigate();
  const keep = useStoreCheckout(checkout.id);
  const [rejection, setRejection] = useState<Rejection | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (seen: Checkout): Promise<Outcome> => {
      if (guard && !guard.isSaved()) return 'unsaved';
      const { id, totals } = seen;
      const { queryKey } = getGetCheckoutQueryOptions(id);
      const saved = client.getQueryData(queryKey) ?? seen;
      if (!isAsAgreed(seen, saved)) return { changed: saved };
      const agreed = { total: totals.toPay, version: saved.version };
      const headers = { 'Idempotency-Key': confirmationKey(id, agreed) };
      return { confirmed: await confirmCheckout(id, agreed, { headers }) };
    },
    // It begins when the choices that are on their way have been answered.
    scope: { id: `checkout-${checkout.id}` },
    meta: { handledStatuses: [409] },
    retry: (failures, error) => failures < 2 && error instanceof NetworkError && !isOffline(),
    onSuccess: async (outcome, before) => {
      if (outcome === 'unsaved') return;
      if ('changed' in outcome) {
        return setRejection({ before, conflict: { message: CHANGED, checkout: outcome.changed } });
      }
      const { confirmed } = outcome;
      forgetConfirmation(checkout.id);
      keep(confirmed);
      refreshCart(client);
      // What waits for approval is shown in this very place.
      if (confirmed.step === 'Approval') return invalidateOrderLists(client);
      // That page forgets the order before it leads on; done here, too, it could fall into its way.
      await navigate({ to: '/order/$id/inProgress', params: { id: checkout.id } });
    },
    onError: (error, before) => {
      if (isOffline()) setRejection({ before, conflict: { message: OFFLINE } });
      const conflict = readConflict(error);
      if (!conflict) return;
      forgetConfirmation(checkout.id);
      const { checkout: now } = conflict;
      if (now) keep(now);
      if (!now || now.step === before.step) return setRejection({ before, conflict });
      // Another tab was quicker: there is nothing to check and confirm any more.
      forgetOrder(client, checkout.id);
      void navigate({ to: '/order/$id/inProgress', params: { id: checkout.id } });
    },
  });
  const confirm = useSingleRun(async () => {
    setRejection(null);
    const seen = guard ? guard.flush() : checkout;
    if (seen) await mutateAsync(seen);
  });
  return {
    confirm,
    pending: isPending,
    rejection,
  };
}
