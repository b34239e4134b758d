import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSetGetCheckoutQueryData } from '#generated/api/checkout/get-checkout.ts';
import { invalidateGetCheckoutDelivery } from '#generated/api/checkout/get-checkout-delivery.ts';
import { invalidateListCheckoutPromoCodes } from '#generated/api/checkout/list-checkout-promo-codes.ts';
import type { Checkout, CheckoutConflict } from '#generated/api/model/index.ts';
import { invalidateGetOrder } from '#generated/api/order/get-order.ts';
import { ApiError } from '#src/api/errors.ts';

/**
 * Caches the checkout of a response; delivery costs and promo codes are invalidated. One that is no
 * checkout any more (confirmed in another tab) sends the page to its next step.
 */
export function useStoreCheckout(checkoutID: string): (checkout: Checkout) => void {
  const client = useQueryClient();
  const setCheckout = useSetGetCheckoutQueryData();
  return useCallback(
    (checkout) => {
      setCheckout(checkoutID, checkout);
      if (checkout.step !== 'Checkout') void invalidateGetOrder(client, checkoutID);
      void invalidateGetCheckoutDelivery(client, checkoutID);
      void invalidateListCheckoutPromoCodes(client, checkoutID);
    },
    [client, checkoutID, setCheckout],
  );
}

/** The current checkout in a 409, or null for any other failure. */
export function readConflict(error: unknown): CheckoutConflict | null {
  return error instanceof ApiError && error.status === 409
    ? (error.body as CheckoutConflict)
    : null;
}
