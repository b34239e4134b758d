import type { QueryClient } from '@tanstack/react-query';
import { getGetCheckoutQueryOptions } from '#generated/api/checkout/get-checkout.ts';
import {
  getGetCheckoutDeliveryQueryOptions,
  invalidateGetCheckoutDelivery,
} from '#generated/api/checkout/get-checkout-delivery.ts';
import {
  getListCheckoutPromoCodesQueryOptions,
  invalidateListCheckoutPromoCodes,
} from '#generated/api/checkout/list-checkout-promo-codes.ts';
import { getGetOrderQueryOptions } from '#generated/api/order/get-order.ts';
import { getListAddressesQueryOptions } from '#generated/api/user/list-addresses.ts';
import { getListCustomerRecipientsQueryOptions } from '#generated/api/user/list-customer-recipients.ts';
import { cartSettled } from '#src/features/cart-parts/change/cart-settled.ts';
import { productsToReviewQuery } from '#src/features/order-parts/products-to-review.ts';

/**
 * Loads an order with what its step needs: every section of a checkout opens without waiting, and
 * nothing shifts after the first render.
 */
export async function loadOrder(client: QueryClient, id: string): Promise<void> {
  const order = await client.ensureQueryData(getGetOrderQueryOptions(id));
  const { step, customer, isMine = true } = order;
  const toReview = productsToReviewQuery(order);
  if (toReview.enabled) await client.prefetchQuery(toReview);
  if (!isMine || (step !== 'Checkout' && step !== 'CreatingError')) return;
  const isChanged = await refreshCheckout(client, id);
  if (isChanged) await invalidateGetCheckoutDelivery(client, id);
  if (isChanged) await invalidateListCheckoutPromoCodes(client, id);
  await Promise.all([
    client.prefetchQuery(getGetCheckoutDeliveryQueryOptions(id)),
    client.prefetchQuery(getListAddressesQueryOptions()),
    client.prefetchQuery(getListCustomerRecipientsQueryOptions(customer.id)),
    client.prefetchQuery(getListCheckoutPromoCodesQueryOptions(id)),
  ]);
}

/**
 * A draft follows the cart, which may have changed since the draft was loaded: a return to it waits
 * for changes of the cart that are on their way, then for the current state. When that cannot be
 * fetched, the cached one is shown.
 * @returns whether the version differs from the cached one
 */
async function refreshCheckout(client: QueryClient, id: string): Promise<boolean> {
  const options = getGetCheckoutQueryOptions(id);
  const known = client.getQueryData(options.queryKey);
  await cartSettled(client);
  try {
    const { version } = await client.fetchQuery({ ...options, staleTime: 0 });
    return known !== undefined && known.version !== version;
  } catch (error) {
    if (known === undefined) throw error;
    return false;
  }
}
