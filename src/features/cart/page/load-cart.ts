import type { QueryClient } from '@tanstack/react-query';
import { getGetCartQueryOptions } from '#generated/api/cart/get-cart.ts';
import { getListPartnerTagsQueryOptions } from '#generated/api/partners/list-partner-tags.ts';
import { getListActiveContractsQueryOptions } from '#generated/api/user/list-active-contracts.ts';
import { getListAddressesQueryOptions } from '#generated/api/user/list-addresses.ts';
import { getListCustomersQueryOptions } from '#generated/api/user/list-customers.ts';

/**
 * Loads everything that the first screen of the cart needs, so that nothing shifts. Only a failure
 * of the cart itself fails the page.
 */
export async function loadCart(client: QueryClient): Promise<void> {
  const customers = client.prefetchQuery(getListCustomersQueryOptions());
  const addresses = client.prefetchQuery(getListAddressesQueryOptions());
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
  await Promise.all([customers, addresses, ...company]);
}
