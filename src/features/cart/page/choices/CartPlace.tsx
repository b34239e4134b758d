import { NativeSelect, Radio, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChangeCartAddress, useChangeCartDelivery } from '#generated/api/cart/cart.ts';
import type {
  Address,
  CartOrder,
  DeliveryEstimate,
  DeliveryMethod,
} from '#generated/api/model/index.ts';
import { cartScope } from '#src/features/cart-parts/cart-actions.ts';
import { applyCart } from '#src/features/cart-parts/cart-cache.ts';
import { AddressDialog } from '#src/features/order-parts/delivery/AddressDialog.tsx';
import {
  type AddressGroup,
  useDeliveryAddresses,
} from '#src/features/order-parts/delivery/delivery-addresses.ts';
import type { Choice } from '#src/lib/choices.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { freeDeliveryText, offerText } from './delivery-offer.ts';

interface CartPlaceProps {
  order: CartOrder;
  /** Cost and date of the delivery; null while not known. */
  estimate: DeliveryEstimate | null;
}

/** Delivery method and address: enough to estimate the delivery before the checkout. */
export function CartPlace({ order, estimate }: CartPlaceProps) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useChangeCartDelivery({
    mutation: { scope: cartScope, onSuccess: (cart) => applyCart(client, cart) },
  });
  // Optimistic: the pending choice is shown until the server responds.
  const method = (isPending ? variables.data.method : order.delivery.method) ?? '';
  const gap = freeDeliveryText(estimate);
  return (
    <Stack gap="xs">
      <Radio.Group
        label={estimate ? `Доставка: ${estimate.city}` : 'Доставка'}
        value={method}
        onChange={(value) => mutate({ data: { method: value as DeliveryMethod } })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="Courier" label="Курьером" description={offerText(estimate, 'Courier')} />
          <Radio value="Pickup" label="Самовывоз" description={offerText(estimate, 'Pickup')} />
        </Stack>
      </Radio.Group>
      {gap && <Text size="sm">{gap}</Text>}
      {method === 'Courier' && <CartAddress order={order} />}
      {method === 'Pickup' && (
        <Text size="sm" c="dimmed">
          {order.delivery.point
            ? `${order.delivery.point.name}, ${order.delivery.point.address}`
            : 'Пункт выдачи выберете при оформлении.'}
        </Text>
      )}
    </Stack>
  );
}

function CartAddress({ order }: { order: CartOrder }) {
  const client = useQueryClient();
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<Address | null>(null);
  const { mutate, isPending, variables } = useChangeCartAddress({
    mutation: { scope: cartScope, onSuccess: (cart) => applyCart(client, cart) },
  });
  const choose = (addressID: string | null) => mutate({ data: { addressID } });
  const selectNew = (address: Address) => {
    setAdding(false);
    setAdded(address);
    choose(address.id);
  };
  const chosen = isPending ? variables.data.addressID : (order.address?.id ?? null);
  // An address that is not in a list yet, or not any more, is shown as it is.
  const own = [order.address, added].find((address) => address?.id === chosen);
  const groups = useDeliveryAddresses(order.customer, own);
  return (
    <>
      {groups.some(({ addresses }) => addresses.length > 0) && (
        <NativeSelect
          aria-label="Адрес доставки"
          value={chosen ?? ''}
          onChange={(event) => choose(event.currentTarget.value || null)}
          data={[{ value: '', label: 'Адрес выберу при оформлении' }, ...groups.flatMap(toOptions)]}
        />
      )}
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus aria-hidden="true" size="1rem" />}
          onClick={() => setAdding(true)}
        >
          Добавить адрес
        </Button>
      </div>
      {adding && (
        <AddressDialog
          partnerID={order.customer?.partner?.id}
          onClose={() => setAdding(false)}
          onCreated={selectNew}
        />
      )}
    </>
  );
}

/** One owner's addresses are plain options, those of several owners are under their headings. */
function toOptions({ heading, addresses }: AddressGroup): (Choice | OptionGroup)[] {
  const items = addresses.map(toChoice);
  return heading === null ? items : [{ group: heading, items }];
}

interface OptionGroup {
  group: string;
  items: Choice[];
}

function toChoice({ id, value }: Address): Choice {
  return { value: id, label: value };
}
