import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { confirmCheckout } from '#generated/api/checkout/confirm-checkout.ts';
import { getGetCheckoutQueryOptions } from '#generated/api/checkout/get-checkout.ts';
import type { Checkout, CheckoutConflict } from '#generated/api/model/index.ts';
import { NetworkError } from '#src/api/errors.ts';
import { isOffline } from '#src/browser/connection.ts';
import { refreshCart } from '#src/features/cart-parts/change/cart-cache.ts';
import { orderCampaign } from '#src/features/order-parts/order-campaign.ts';
import { forgetOrder, invalidateOrderLists } from '#src/features/order-parts/orders-cache.ts';
import type { ConfirmGuard } from '#src/features/order-parts/to-manager/confirm-guard.ts';
import { endedReasons, useEndedAccess } from '#src/features/orders/checkout/ended-access.ts';
import {
  readConflict,
  useStoreCheckout,
} from '#src/features/orders/checkout/sections/changes/checkout-cache.ts';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import { isAsAgreed } from './agreed-checkout.ts';
import { confirmationKey, forgetConfirmation } from './confirmation-key.ts';

/** Why the server rejected a confirmation. */
export interface Rejection {
  /** The checkout that the user had agreed to. */
  before: Checkout;
  /** The server's message, with the current checkout if there is one. */
  conflict: Pick<CheckoutConflict, 'message' | 'checkout'>;
}

export interface Confirmation {
  /** Sends the displayed sum and version. */
  confirm: () => void;
  pending: boolean;
  /** Null when nothing was rejected. */
  rejection: Rejection | null;
}

/** Outcome of a click on the button, when nothing failed. */
type Outcome = { confirmed: Checkout } | { changed: Checkout } | 'unsaved';

const OFFLINE = 'Нет соединения с интернетом: заказ не отправлен';
const CHANGED = 'Заказ изменился, пока сохранялся ваш выбор';

/**
 * Confirms a checkout exactly once, after all pending changes are saved. The idempotency key
 * identifies what the user agreed to, so a second click or a retry after a lost response, even
 * after a reload, gets the first response. Agreeing to something else (another sum after a 409)
 * creates a new key.
 */
export function useConfirmation(checkout: Checkout, guard?: ConfirmGuard): Confirmation {
  const client = useQueryClient();
  const navigate = useNavigate();
  const storeCheckout = useStoreCheckout(checkout.id);
  const endAccess = useEndedAccess(checkout.id);
  const [rejection, setRejection] = useState<Rejection | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (seen: Checkout): Promise<Outcome> => {
      if (guard && !guard.isSaved()) return 'unsaved';
      const { id, totals } = seen;
      const { queryKey } = getGetCheckoutQueryOptions(id);
      const saved = client.getQueryData(queryKey) ?? seen;
      if (!isAsAgreed(seen, saved)) return { changed: saved };
      const agreed = { total: totals.toPay, version: saved.version, ...orderCampaign() };
      const headers = { 'Idempotency-Key': confirmationKey(id, agreed) };
      return { confirmed: await confirmCheckout(id, agreed, { headers }) };
    },
    // Starts after the responses to pending changes.
    scope: { id: `checkout-${checkout.id}` },
    meta: { handledStatuses: [409], handledReasons: endedReasons, showsOffline: true },
    retry: (failures, error) => failures < 2 && error instanceof NetworkError && !isOffline(),
    onSuccess: async (outcome, before) => {
      if (outcome === 'unsaved') return;
      if ('changed' in outcome) {
        return setRejection({ before, conflict: { message: CHANGED, checkout: outcome.changed } });
      }
      const { confirmed } = outcome;
      forgetConfirmation(checkout.id);
      storeCheckout(confirmed);
      refreshCart(client);
      // An order in approval is shown on this page.
      if (confirmed.step === 'Approval') return invalidateOrderLists(client);
      // That page drops the order from the cache before it navigates; dropping it here as well
      // could interfere.
      await navigate({ to: '/order/$id/inProgress', params: { id: checkout.id } });
    },
    onError: (error, before) => {
      endAccess(error);
      if (isOffline()) setRejection({ before, conflict: { message: OFFLINE } });
      const conflict = readConflict(error);
      if (!conflict) return;
      forgetConfirmation(checkout.id);
      const { checkout: now } = conflict;
      if (now) storeCheckout(now);
      if (!now || now.step === before.step) return setRejection({ before, conflict });
      // Another tab was first: there is nothing to check and confirm any more.
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
