import type { QueryClient } from '@tanstack/react-query';
import { getGetCartQueryOptions } from '#generated/api/cart/get-cart.ts';
import { getGetCartPreviewQueryOptions } from '#generated/api/cart/get-cart-preview.ts';
import { getListPartnerTagsQueryOptions } from '#generated/api/partners/list-partner-tags.ts';
import { getListActiveContractsQueryOptions } from '#generated/api/user/list-active-contracts.ts';
import { getListAddressesQueryOptions } from '#generated/api/user/list-addresses.ts';
import { getListCustomersQueryOptions } from '#generated/api/user/list-customers.ts';

/**
 * Loads everything that the first screen of the cart needs, so that nothing shifts. Only a failure
 * of the cart itself or of its preview fails the page. The specification requests the cart only when
 * there is a preview; the header has mostly loaded it. An empty preview says all of an empty cart.
 */
export async function loadCart(client: QueryClient): Promise<void> {
  const customers = client.prefetchQuery(getListCustomersQueryOptions());
  const addresses = client.prefetchQuery(getListAddressesQueryOptions());
  const preview = await client.ensureQueryData(getGetCartPreviewQueryOptions());
  if (preview.products.length === 0) return;
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
