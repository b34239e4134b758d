import type { QueryClient } from '@tanstack/react-query';
import { getGetCartQueryOptions } from '#generated/api/cart/cart.ts';
import { getListPartnerTagsQueryOptions } from '#generated/api/partners/partners.ts';
import {
  getListActiveContractsQueryOptions,
  getListAddressesQueryOptions,
  getListCustomersQueryOptions,
} from '#generated/api/user/user.ts';

/**
 * Loads everything that the first screen of the cart needs, so that nothing shifts. Only a failure
 * of the cart itself fails the page.
 */
export async function loadCart(client: QueryClient): Promise<void> {
  const people = client.prefetchQuery(getListCustomersQueryOptions());
  const places = client.prefetchQuery(getListAddressesQueryOptions());
  const { order } = await client.ensureQueryData(getGetCartQueryOptions());
  const { customer } = order;
  const company =
    customer?.kind === 'Partner'
      ? [
          client.prefetchQuery(getListActiveContractsQueryOptions(customer.id)),
          customer.partner &&
            client.prefetchQuery(getListPartnerTagsQueryOptions(customer.partner.id)),
        ]
      : [];
  await Promise.all([people, places, ...company]);
}
