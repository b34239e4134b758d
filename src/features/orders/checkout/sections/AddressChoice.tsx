import { Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useChangeCheckoutDeliveryPoint } from '#generated/api/checkout/change-checkout-delivery-point.ts';
import type { Address, Checkout } from '#generated/api/model/index.ts';
import { useListPartnerAddressesSuspense } from '#generated/api/partners/list-partner-addresses.ts';
import { useListAddressesSuspense } from '#generated/api/user/list-addresses.ts';
import {
  type AddressGroup,
  groupAddresses,
} from '#src/features/order-parts/delivery/delivery-addresses.ts';
import { AddressDialog } from '#src/features/order-parts/delivery/delivery-dialogs.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { ChoiceCards } from '#src/ui/mantine/ChoiceCards.tsx';
import { useNarrowedChoices } from '#src/ui/mantine/use-narrowed-choices.tsx';
import type { SectionOutcome } from './section-changes.ts';

interface AddressChoiceProps {
  checkout: Checkout;
  outcome: SectionOutcome;
}

/** Addresses of the company that buys, and of the user. */
export function AddressChoice(props: AddressChoiceProps) {
  const { partner } = props.checkout.customer;
  return partner ? (
    <CompanyAddresses {...props} partnerID={partner.id} />
  ) : (
    <Addresses {...props} />
  );
}

function Addresses(props: AddressChoiceProps) {
  const { data } = useListAddressesSuspense();
  const groups = groupAddresses(data.items, null, props.checkout.delivery.address);
  return <AddressCards {...props} groups={groups} />;
}

function CompanyAddresses(props: AddressChoiceProps & { partnerID: string }) {
  const { data: own } = useListAddressesSuspense();
  const { data } = useListPartnerAddressesSuspense(props.partnerID);
  const groups = groupAddresses(own.items, data.items, props.checkout.delivery.address);
  return <AddressCards {...props} groups={groups} />;
}

interface AddressCardsProps extends AddressChoiceProps {
  groups: readonly AddressGroup[];
}

/** Addresses as cards, and a button that adds one to the buyer's; a new one is selected at once. */
function AddressCards({ checkout, outcome, groups }: AddressCardsProps) {
  const { customer } = checkout;
  const addresses = groups.flatMap(({ heading, addresses: ofOwner }) =>
    ofOwner.map((address) => ({ ...address, heading })),
  );
  // With a single saved address there is nothing to choose, only to confirm.
  const only = addresses.length === 1 ? addresses[0] : undefined;
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = picked ?? checkout.delivery.address?.id ?? only?.id ?? null;
  const [adding, setAdding] = useState(false);
  const change = useChangeCheckoutDeliveryPoint({ mutation: outcome.mutation });
  const send = (address: Address) => {
    outcome.expect({ delivery: { ...checkout.delivery, address } });
    change.mutate({ id: checkout.id, data: { addressID: address.id } });
  };
  const current = groups.flatMap((group) => group.addresses).find(({ id }) => id === chosen);
  const narrowed = useNarrowedChoices({
    items: addresses,
    label: 'Найти адрес',
    textOf: ({ value, comment }) => `${value} ${comment ?? ''}`,
    isChosen: ({ id }) => id === chosen,
  });
  const selectNew = (address: Address) => {
    setAdding(false);
    setPicked(address.id);
    send(address);
  };
  return (
    <>
      {addresses.length === 0 && (
        <Text c="dimmed" mb="sm">
          Сохранённых адресов пока нет. Добавьте первый – в следующий раз он будет здесь.
        </Text>
      )}
      {narrowed.field}
      <ChoiceCards
        label="Адрес доставки"
        value={chosen}
        onChange={setPicked}
        choices={narrowed.shown.map(({ id, value, heading, comment }) => ({
          value: id,
          title: value,
          description: [heading, comment].filter(Boolean).join(' · ') || null,
        }))}
      />
      {narrowed.note}
      <Group mt="md">
        {addresses.length > 0 && (
          <Button onClick={() => current && send(current)} disabled={!current}>
            Продолжить
          </Button>
        )}
        <Button
          variant={addresses.length > 0 ? 'subtle' : 'filled'}
          leftSection={<IconPlus size="1rem" />}
          onClick={() => setAdding(true)}
        >
          Добавить адрес
        </Button>
      </Group>
      {adding && (
        <AddressDialog
          partnerID={customer.partner?.id}
          onClose={() => setAdding(false)}
          onCreated={selectNew}
        />
      )}
    </>
  );
}
