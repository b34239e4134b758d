import { Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChangeCheckoutRecipient } from '#generated/api/checkout/change-checkout-recipient.ts';
import type { Checkout, Recipient } from '#generated/api/model/index.ts';
import {
  invalidateListCustomerRecipients,
  useListCustomerRecipientsSuspense,
} from '#generated/api/user/list-customer-recipients.ts';
import { RecipientDialog } from '#src/features/order-parts/delivery/dialogs/delivery-dialogs.ts';
import type { SectionOutcome } from '#src/features/orders/checkout/sections/changes/section-changes.ts';
import { withOwn } from '#src/lib/choices.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';
import { formatPhone } from '#src/lib/contacts/phone.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { ChoiceCards } from '#src/ui/mantine/fields/ChoiceCards.tsx';
import { useNarrowedChoices } from '#src/ui/mantine/fields/use-narrowed-choices.tsx';
import { CheckoutSection, type SectionProps } from './CheckoutSection.tsx';

/** Recipient of the order: one of the customer's recipients or a new one. */
export function RecipientSection(section: SectionProps) {
  const { checkout, outcome } = section;
  const { recipient } = checkout;
  return (
    <CheckoutSection
      section={section}
      title="Получатель"
      summary={recipient && `${fullName(recipient)}, ${formatPhone(recipient.phone)}`}
    >
      <RecipientChoice checkout={checkout} outcome={outcome} />
    </CheckoutSection>
  );
}

function RecipientChoice({ checkout, outcome }: { checkout: Checkout; outcome: SectionOutcome }) {
  const queryClient = useQueryClient();
  const customerID = checkout.customer.id;
  const { data } = useListCustomerRecipientsSuspense(customerID);
  // The order's recipient is shown even if it is missing in the list.
  const recipients = withOwn(data.items, checkout.recipient);
  const chosen = checkout.recipient?.id ?? null;
  const [adding, setAdding] = useState(false);
  const change = useChangeCheckoutRecipient({ mutation: outcome.mutation });
  const choose = (recipient: Recipient | undefined) => {
    if (!recipient) return;
    outcome.expect({ recipient });
    change.mutate({ id: checkout.id, data: { recipientID: recipient.id } });
  };
  const current = recipients.find(({ id }) => id === chosen);
  const narrowed = useNarrowedChoices({
    items: recipients,
    label: 'Найти получателя',
    textOf: (recipient) => `${fullName(recipient)} ${formatPhone(recipient.phone)}`,
    isChosen: ({ id }) => id === chosen,
  });
  const selectNew = (recipient: Recipient) => {
    void invalidateListCustomerRecipients(queryClient, customerID);
    setAdding(false);
    choose(recipient);
    outcome.proceed();
  };
  return (
    <>
      {recipients.length === 0 && (
        <Text c="dimmed" mb="sm">
          Укажите, кто встретит заказ: имя и телефон для связи.
        </Text>
      )}
      {narrowed.field}
      <ChoiceCards
        label="Получатель"
        value={chosen}
        onChange={(id) => choose(recipients.find((one) => one.id === id))}
        choices={narrowed.shown.map((recipient) => ({
          value: recipient.id,
          title: fullName(recipient),
          description: formatPhone(recipient.phone),
        }))}
      />
      {narrowed.note}
      <Group mt="md">
        {recipients.length > 0 && (
          <Button onClick={() => outcome.proceed(() => choose(current))} disabled={!current}>
            Продолжить
          </Button>
        )}
        <Button
          variant={recipients.length > 0 ? 'subtle' : 'filled'}
          leftSection={<IconPlus size="1rem" />}
          onClick={() => setAdding(true)}
        >
          Добавить получателя
        </Button>
      </Group>
      {adding && (
        <RecipientDialog
          owner={{ customerID }}
          onClose={() => setAdding(false)}
          onCreated={selectNew}
        />
      )}
    </>
  );
}
