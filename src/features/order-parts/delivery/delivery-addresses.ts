import { useQuery } from '@tanstack/react-query';
import type { Address, Customer } from '#generated/api/model/index.ts';
import { getListPartnerAddressesQueryOptions } from '#generated/api/partners/list-partner-addresses.ts';
import { getListAddressesQueryOptions } from '#generated/api/user/list-addresses.ts';

/** Addresses of one owner; the heading is null when there is only one owner. */
export interface AddressGroup {
  heading: string | null;
  addresses: readonly Address[];
}

type Buyer = Pick<Customer, 'partner'> | null | undefined;

/**
 * The addresses that an order can be delivered to, in groups: the company's first when it buys. An
 * address of both lists is shown once; a chosen one that is in neither list is shown as it is.
 */
export function groupAddresses(
  own: readonly Address[],
  company: readonly Address[] | null,
  chosen: Address | null | undefined,
): AddressGroup[] {
  const known = [...(company ?? []), ...own];
  const isKnown = !chosen || known.some(({ id }) => id === chosen.id);
  const others = isKnown ? [] : [chosen];
  if (company === null) return [{ heading: null, addresses: [...others, ...own] }];
  return [
    { heading: 'Адреса компании', addresses: [...others, ...company] },
    { heading: 'Мои адреса', addresses: own },
  ].filter(({ addresses }) => addresses.length > 0);
}

/** The addresses of the user, and of the company when it buys; empty until loaded. */
export function useDeliveryAddresses(buyer: Buyer, chosen: Address | null | undefined) {
  const partnerID = buyer?.partner?.id;
  const own = useQuery(getListAddressesQueryOptions());
  const company = useQuery({
    ...getListPartnerAddressesQueryOptions(partnerID ?? ''),
    enabled: partnerID !== undefined,
  });
  return groupAddresses(
    own.data?.items ?? [],
    partnerID === undefined ? null : (company.data?.items ?? []),
    chosen,
  );
}
