import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChangeCartAddress } from '#generated/api/cart/change-cart-address.ts';
import type { Address, CartOrder } from '#generated/api/model/index.ts';
import { cartScope } from '#src/features/cart-parts/change/cart-actions.ts';
import { applyCart } from '#src/features/cart-parts/change/cart-cache.ts';
import {
  type AddressGroup,
  useDeliveryAddresses,
} from '#src/features/order-parts/delivery/delivery-addresses.ts';
import { AddressDialog } from '#src/features/order-parts/delivery/dialogs/delivery-dialogs.ts';
import type { Choice } from '#src/lib/choices.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { SelectField } from '#src/ui/mantine/fields/SelectField.tsx';
import { useNarrowedChoices } from '#src/ui/mantine/fields/use-narrowed-choices.tsx';
import { useOptimisticChoice } from './use-optimistic-choice.ts';

/** The address of a courier delivery: the company's or the user's; a new one is the buyer's. */
export function CartAddress({ order }: { order: CartOrder }) {
  const client = useQueryClient();
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<Address | null>(null);
  const { mutate } = useChangeCartAddress({
    mutation: { scope: cartScope, onSuccess: (cart) => applyCart(client, cart) },
  });
  const [chosen, choose] = useOptimisticChoice(order.address?.id ?? null, (addressID, options) =>
    mutate({ data: { addressID } }, options),
  );
  const selectNew = (address: Address) => {
    setAdding(false);
    setAdded(address);
    choose(address.id);
  };
  // An address that is not in a list yet, or not any more, is shown as it is.
  const own = [order.address, added].find((address) => address?.id === chosen);
  const groups = useDeliveryAddresses(order.customer, own);
  const { field, shown, note } = useNarrowedChoices({
    items: groups.flatMap(({ addresses }) => addresses),
    label: 'Найти адрес',
    textOf: ({ value }) => value,
    isChosen: ({ id }) => id === chosen,
  });
  const offered = groups.map(({ heading, addresses }) => ({
    heading,
    addresses: addresses.filter((address) => shown.includes(address)),
  }));
  return (
    <>
      {field}
      {groups.some(({ addresses }) => addresses.length > 0) && (
        <SelectField
          aria-label="Адрес доставки"
          value={chosen ?? ''}
          onChange={(event) => choose(event.currentTarget.value || null)}
          options={[
            { value: '', label: 'Адрес выберу при оформлении' },
            ...offered.flatMap(toOptions),
          ]}
        />
      )}
      {note}
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
  if (addresses.length === 0) return [];
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
