import { Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChangeCheckoutDeliveryPoint } from '#generated/api/checkout/checkout.ts';
import type { Address, Checkout } from '#generated/api/model/index.ts';
import { invalidateListAddresses, useListAddressesSuspense } from '#generated/api/user/user.ts';
import { AddressDialog } from '#src/features/order-parts/delivery/AddressDialog.tsx';
import { withOwn } from '#src/lib/choices.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { ChoiceCards } from '#src/ui/mantine/ChoiceCards.tsx';
import type { SectionOutcome } from './section-changes.ts';

interface AddressChoiceProps {
  checkout: Checkout;
  outcome: SectionOutcome;
}

/** The user's addresses and a button that adds one; a new one is selected at once. */
export function AddressChoice({ checkout, outcome }: AddressChoiceProps) {
  const queryClient = useQueryClient();
  const { data } = useListAddressesSuspense();
  // The order's address may be missing in the list: the company's, or one deleted since.
  const addresses = withOwn(data.items, checkout.delivery.address);
  const [chosen, setChosen] = useState(checkout.delivery.address?.id ?? null);
  const [adding, setAdding] = useState(false);
  const change = useChangeCheckoutDeliveryPoint({ mutation: outcome.mutation });
  const send = (address: Address) => {
    outcome.expect({ delivery: { ...checkout.delivery, address } });
    change.mutate({ id: checkout.id, data: { addressID: address.id } });
  };
  const current = addresses.find(({ id }) => id === chosen);
  const selectNew = (address: Address) => {
    void invalidateListAddresses(queryClient);
    setAdding(false);
    setChosen(address.id);
    send(address);
  };
  return (
    <>
      {addresses.length === 0 && (
        <Text c="dimmed" mb="sm">
          Сохранённых адресов пока нет. Добавьте первый – в следующий раз он будет здесь.
        </Text>
      )}
      <ChoiceCards
        label="Адрес доставки"
        value={chosen}
        onChange={setChosen}
        choices={addresses.map((address) => ({
          value: address.id,
          title: address.value,
          description: address.comment,
        }))}
      />
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
      {adding && <AddressDialog onClose={() => setAdding(false)} onCreated={selectNew} />}
    </>
  );
}
