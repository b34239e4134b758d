import { NativeSelect, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useChangeCartCustomer } from '#generated/api/cart/cart.ts';
import type { Customer } from '#generated/api/model/index.ts';
import { getListCustomersQueryOptions } from '#generated/api/user/user.ts';
import { applyCart } from './cart-cache.ts';

/** Who buys: the reader, or a company; a choice only when there is one. */
export function CartCustomer({ customer }: { customer: Customer | null }) {
  const client = useQueryClient();
  const { data } = useQuery({ ...getListCustomersQueryOptions(), meta: { silent: true } });
  const change = useChangeCartCustomer({
    mutation: { onSuccess: (cart) => applyCart(client, cart) },
  });
  if (data && data.items.length > 1) {
    return (
      <NativeSelect
        label="Покупатель"
        mb="md"
        value={customer?.id ?? ''}
        disabled={change.isPending}
        onChange={(event) => change.mutate({ data: { customerID: event.currentTarget.value } })}
        data={data.items.map(({ id, name }) => ({ value: id, label: name }))}
      />
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
