import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getGetCheckoutQueryKey } from '#generated/api/checkout/get-checkout.ts';
import { getGetOrderQueryKey } from '#generated/api/order/get-order.ts';
import { ApiError } from '#src/api/errors.ts';
import { refreshCart } from '#src/features/cart-parts/change/cart-cache.ts';

/** Reasons of a checkout's mutations that `useEndedAccess` shows. */
export const endedReasons = ['CompanyAccessEnded'];

/**
 * Handles the rejection of a user who was removed from the company while in its checkout: the page
 * loads again and says so instead of the form; the cart has the products.
 */
export function useEndedAccess(checkoutID: string): (error: unknown) => void {
  const client = useQueryClient();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError) || !endedReasons.includes(error.reason ?? '')) return;
      refreshCart(client);
      client.removeQueries({ queryKey: getGetCheckoutQueryKey(checkoutID), exact: true });
      void client.resetQueries({ queryKey: getGetOrderQueryKey(checkoutID), exact: true });
    },
    [client, checkoutID],
  );
}
