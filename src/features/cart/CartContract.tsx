import { useQuery } from '@tanstack/react-query';
import { useChangeCartContract } from '#generated/api/cart/cart.ts';
import type { CartOrder } from '#generated/api/model/index.ts';
import { getListActiveContractsQueryOptions } from '#generated/api/user/user.ts';
import { PricedSelect } from './PricedSelect.tsx';

/** Under which contract the company buys; another one may have other prices. */
export function CartContract({ order }: { order: CartOrder }) {
  const { customer, contract = null } = order;
  const company = customer?.kind === 'Partner';
  const { data } = useQuery({
    ...getListActiveContractsQueryOptions(customer?.id ?? ''),
    enabled: company,
  });
  const { mutateAsync, isPending } = useChangeCartContract();
  if (!company || !data || data.items.length === 0) return null;
  const choices = data.items.map(({ id, number, allowed, reason }) => ({
    value: id,
    label: allowed || reason === null ? `Договор ${number}` : `Договор ${number} – ${reason}`,
    disabled: !allowed,
  }));
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
