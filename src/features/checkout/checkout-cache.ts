import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  invalidateGetCheckoutDelivery,
  useSetGetCheckoutQueryData,
} from '#generated/api/checkout/checkout.ts';
import type { Checkout, CheckoutConflict } from '#generated/api/model/index.ts';
import { ApiError } from '#src/api/errors.ts';

export interface SectionOutcome {
  /** Why the server refused the last change of this section, in its words. */
  refusal: string | null;
  /** Spread into a generated mutation hook: the answer replaces what is shown. */
  mutation: {
    meta: { handledStatuses: number[] };
    onMutate: () => void;
    onSuccess: (checkout: Checkout) => void;
    onError: (error: unknown) => void;
  };
}

/** Puts an answered checkout in place of the shown one; delivery costs follow it. */
export function useKeepCheckout(checkoutID: string): (checkout: Checkout) => void {
  const queryClient = useQueryClient();
  const setCheckout = useSetGetCheckoutQueryData();
  return (checkout) => {
    setCheckout(checkoutID, checkout);
    void invalidateGetCheckoutDelivery(queryClient, checkoutID);
  };
}

/** The fresh checkout that a 409 carries, or null for any other failure. */
export function readConflict(error: unknown): CheckoutConflict | null {
  return error instanceof ApiError && error.status === 409
    ? (error.body as CheckoutConflict)
    : null;
}

/** What a section of the checkout does with the answer to its change. */
export function useSectionOutcome(checkoutID: string, onDone: () => void): SectionOutcome {
  const keep = useKeepCheckout(checkoutID);
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    refusal,
    mutation: {
      meta: { handledStatuses: [409, 422] },
      onMutate: () => setRefusal(null),
      onSuccess: (checkout) => {
        keep(checkout);
        onDone();
      },
      onError: (error) => {
        const conflict = readConflict(error);
        if (conflict?.checkout) keep(conflict.checkout);
        if (error instanceof ApiError && [409, 422].includes(error.status)) {
          setRefusal(error.message);
        }
      },
    },
  };
}
