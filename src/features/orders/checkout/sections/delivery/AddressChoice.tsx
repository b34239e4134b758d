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
import { addressNote } from '#src/features/order-parts/delivery/delivery-texts.ts';
import { AddressDialog } from '#src/features/order-parts/delivery/dialogs/delivery-dialogs.ts';
import type { SectionOutcome } from '#src/features/orders/checkout/sections/changes/section-changes.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { ChoiceCards } from '#src/ui/mantine/fields/ChoiceCards.tsx';
import { useNarrowedChoices } from '#src/ui/mantine/fields/use-narrowed-choices.tsx';

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
  const addresses = groups.flatMap(({ heading, addresses: ofOwner }) =>
    ofOwner.map((address) => ({ ...address, heading })),
  );
  // With a single saved address there is nothing to choose, only to confirm.
  const only = addresses.length === 1 ? addresses[0] : undefined;
  const chosen = checkout.delivery.address?.id ?? only?.id ?? null;
  const [adding, setAdding] = useState(false);
  const change = useChangeCheckoutDeliveryPoint({ mutation: outcome.mutation });
  const choose = (address: Address | undefined) => {
    if (!address) return;
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
    choose(address);
    outcome.proceed();
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
        onChange={(id) => choose(addresses.find((one) => one.id === id))}
        choices={narrowed.shown.map((address) => ({
          value: address.id,
          title: address.value,
          description: [address.heading, addressNote(address)].filter(Boolean).join(' · '),
        }))}
      />
      {narrowed.note}
      <Group mt="md">
        {addresses.length > 0 && (
          <Button onClick={() => outcome.proceed(() => choose(current))} disabled={!current}>
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
          partnerID={checkout.customer.partner?.id}
          onClose={() => setAdding(false)}
          onCreated={selectNew}
        />
      )}
    </>
  );
}
