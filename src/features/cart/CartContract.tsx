import { NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useChangeCartContract } from '#generated/api/cart/cart.ts';
import type { CartOrder } from '#generated/api/model/index.ts';
import { getListActiveContractsQueryOptions } from '#generated/api/user/user.ts';
import { applyCart } from './cart-cache.ts';
import { PriceConsequence } from './PriceConsequence.tsx';
import { usePreviewedChoice } from './use-previewed-choice.ts';

/** Under which contract the company buys; another one may have other prices. */
export function CartContract({ order }: { order: CartOrder }) {
  const { customer, contract = null } = order;
  const client = useQueryClient();
  const company = customer?.kind === 'Partner';
  const { data } = useQuery({
    ...getListActiveContractsQueryOptions(customer?.id ?? ''),
    enabled: company,
    meta: { silent: true },
  });
  const { mutate, isPending } = useChangeCartContract();
  const choice = usePreviewedChoice<string | null>(order, (contractID, preview, onDone) =>
    mutate(
      { data: { contractID, preview } },
      {
        onSuccess: (cart) => {
          if (!preview) applyCart(client, cart);
          onDone(cart);
        },
      },
    ),
  );
  if (!company || !data || data.items.length === 0) return null;
  const { asked } = choice;
  const named = data.items.find(({ id }) => id === asked?.choice);
  return (
    <>
      <NativeSelect
        label="Договор"
        mb="md"
        value={contract?.id ?? ''}
        disabled={isPending}
        onChange={(event) => choice.choose(event.currentTarget.value || null)}
        data={[
          { value: '', label: 'Без договора' },
          ...data.items.map(({ id, number }) => ({ value: id, label: number })),
        ]}
      />
      {asked && (
        <PriceConsequence
          what={named ? `Договор ${named.number}` : 'Без договора'}
          was={order.totals.toPay}
          becomes={asked.becomes}
          pending={isPending}
          onAccept={choice.accept}
          onClose={choice.dismiss}
        />
      )}
    </>
  );
}
