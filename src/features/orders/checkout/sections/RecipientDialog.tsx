import { Group, TextInput } from '@mantine/core';
import type { Recipient } from '#generated/api/model/index.ts';
import { useCreateCustomerRecipient } from '#generated/api/user/user.ts';
import { fieldMessages } from '#src/api/errors.ts';
import { FormDialog } from '#src/ui/mantine/FormDialog.tsx';
import { useDraftedForm } from '#src/ui/mantine/use-drafted-form.ts';
import { emptyRecipient, newRecipient, recipientRules } from './recipient-form.ts';

interface RecipientDialogProps {
  customerID: string;
  onClose: () => void;
  onCreated: (recipient: Recipient) => void;
}

/** A new recipient of the customer. */
export function RecipientDialog({ customerID, onClose, onCreated }: RecipientDialogProps) {
  const draft = `recipient of ${customerID}`;
  const { form, drop } = useDraftedForm(draft, emptyRecipient, recipientRules);
  const create = useCreateCustomerRecipient({
    mutation: {
      meta: { fieldErrors: true },
      onSuccess: (recipient) => {
        drop();
        onCreated(recipient);
      },
    },
  });
  return (
    <FormDialog
      opened
      onClose={() => {
        drop();
        onClose();
      }}
      title="Новый получатель"
      form={form}
      onSubmit={(values) => create.mutateAsync({ id: customerID, data: newRecipient(values) })}
      pending={create.isPending}
      error={create.error && fieldMessages(create.error)}
      submitLabel="Сохранить получателя"
    >
      <Group grow align="flex-start">
        <TextInput
          label="Фамилия"
          required
          autoComplete="family-name"
          data-autofocus
          {...form.getInputProps('lastName')}
        />
        <TextInput
          label="Имя"
          required
          autoComplete="given-name"
          {...form.getInputProps('firstName')}
        />
      </Group>
      <TextInput
        label="Отчество"
        autoComplete="additional-name"
        {...form.getInputProps('middleName')}
      />
      <TextInput
        label="Телефон"
        required
        type="tel"
        autoComplete="tel"
        placeholder="+7 916 123 45 67"
        {...form.getInputProps('phone')}
      />
      <TextInput label="Email" type="email" autoComplete="email" {...form.getInputProps('email')} />
    </FormDialog>
  );
}
