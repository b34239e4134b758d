import type { QueryClient } from '@tanstack/react-query';
import {
  getGetCheckoutDeliveryQueryOptions,
  getGetCheckoutQueryOptions,
  getListCheckoutPromoCodesQueryOptions,
} from '#generated/api/checkout/checkout.ts';
import { getGetOrderQueryOptions } from '#generated/api/order/order.ts';
import {
  getListAddressesQueryOptions,
  getListCustomerRecipientsQueryOptions,
} from '#generated/api/user/user.ts';

/**
 * An order with what its step needs: every section of a checkout opens without waiting, and nothing
 * moves once it is drawn.
 */
export async function loadOrder(client: QueryClient, id: string): Promise<void> {
  const {
    step,
    customer,
    isMine = true,
  } = await client.ensureQueryData(getGetOrderQueryOptions(id));
  if (!isMine || (step !== 'Checkout' && step !== 'CreatingError')) return;
  await Promise.all([
    client.ensureQueryData(getGetCheckoutQueryOptions(id)),
    client.prefetchQuery(getGetCheckoutDeliveryQueryOptions(id)),
    client.prefetchQuery(getListAddressesQueryOptions()),
    client.prefetchQuery(getListCustomerRecipientsQueryOptions(customer.id)),
    client.prefetchQuery(getListCheckoutPromoCodesQueryOptions(id)),
  ]);
}
