import { NativeSelect, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useChangeCartCustomer } from '#generated/api/cart/cart.ts';
import type { CartOrder } from '#generated/api/model/index.ts';
import { getListCustomersQueryOptions } from '#generated/api/user/user.ts';
import { applyCart } from './cart-cache.ts';
import { PriceConsequence } from './PriceConsequence.tsx';
import { usePreviewedChoice } from './use-previewed-choice.ts';

/** Who buys: the reader, or a company; a choice only when there is one. */
export function CartCustomer({ order }: { order: CartOrder }) {
  const { customer } = order;
  const client = useQueryClient();
  const { data } = useQuery({ ...getListCustomersQueryOptions(), meta: { silent: true } });
  const { mutate, isPending } = useChangeCartCustomer();
  const choice = usePreviewedChoice<string>(order, (customerID, preview, onDone) =>
    mutate(
      { data: { customerID, preview } },
      {
        onSuccess: (cart) => {
          if (!preview) applyCart(client, cart);
          onDone(cart);
        },
      },
    ),
  );
  const { asked } = choice;
  if (data && data.items.length > 1) {
    return (
      <>
        <NativeSelect
          label="Покупатель"
          mb="md"
          value={customer?.id ?? ''}
          disabled={isPending}
          onChange={(event) => choice.choose(event.currentTarget.value)}
          data={data.items.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {asked && (
          <PriceConsequence
            what={data.items.find(({ id }) => id === asked.choice)?.name ?? 'Покупатель'}
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
  return customer ? (
    <Text mb="md">
      <Text component="span" c="dimmed" size="sm" display="block">
        Покупатель
      </Text>
      {customer.name}
    </Text>
  ) : null;
}
