import { useQuery } from '@tanstack/react-query';
import { useChangeCartContract } from '#generated/api/cart/change-cart-contract.ts';
import type { CartOrder, Contract } from '#generated/api/model/index.ts';
import { getListActiveContractsQueryOptions } from '#generated/api/user/list-active-contracts.ts';
import { type Choice, withChosen } from '#src/lib/choices.ts';
import { PricedSelect } from './PricedSelect.tsx';

/** The contract that the company buys under; another one may have other prices. */
export function CartContract({ order }: { order: CartOrder }) {
  const { customer, contract = null } = order;
  const company = customer?.kind === 'Partner';
  const { data } = useQuery({
    ...getListActiveContractsQueryOptions(customer?.id ?? ''),
    enabled: company,
  });
  const { mutateAsync, isPending } = useChangeCartContract();
  if (!company || !data || (data.items.length === 0 && contract === null)) return null;
  // An expired contract is not offered any more but may still be the cart's.
  const choices = withChosen(data.items.map(toChoice), contract && toChoice(contract));
  return (
    <PricedSelect
      label="Договор"
      order={order}
      value={contract?.id ?? ''}
      choices={[{ value: '', label: 'Без договора', disabled: false }, ...choices]}
      send={(value, preview) => mutateAsync({ data: { contractID: value || null, preview } })}
      pending={isPending}
    />
  );
}

function toChoice({ id, number, allowed, reason }: Contract): Choice {
  const label = `Договор ${number}`;
  return {
    value: id,
    label: allowed || reason === null ? label : `${label} – ${reason}`,
    disabled: !allowed,
  };
}
