import { Group, TextInput } from '@mantine/core';
import type { Recipient } from '#generated/api/model/index.ts';
import { useCreatePartnerRecipient } from '#generated/api/partners/create-partner-recipient.ts';
import { useCreateCustomerRecipient } from '#generated/api/user/create-customer-recipient.ts';
import { formRejectionMeta, formRejections } from '#src/api/form-rejections.ts';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { useDraftedForm } from '#src/ui/mantine/dialogs/use-drafted-form.ts';
import { PhoneInput } from '#src/ui/mantine/fields/PhoneInput.tsx';
import { emptyRecipient, newRecipient, recipientRules } from './recipient-form.ts';

interface RecipientDialogProps {
  /** Whose recipient it becomes: a customer's, or that of a company by its own id. */
  owner: { customerID: string } | { partnerID: string };
  onClose: () => void;
  onCreated: (recipient: Recipient) => void;
}

/** A new recipient of a customer or of a company. */
export function RecipientDialog({ owner, onClose, onCreated }: RecipientDialogProps) {
  const id = 'partnerID' in owner ? owner.partnerID : owner.customerID;
  const { form, drop } = useDraftedForm(`recipient of ${id}`, emptyRecipient, recipientRules);
  const mutation = {
    meta: formRejectionMeta,
    onSuccess: (recipient: Recipient) => {
      drop();
      onCreated(recipient);
    },
  };
  const createCustomers = useCreateCustomerRecipient({ mutation });
  const createCompanys = useCreatePartnerRecipient({ mutation });
  const create = 'partnerID' in owner ? createCompanys : createCustomers;
  return (
    <FormDialog
      opened
      onClose={() => {
        drop();
        onClose();
      }}
      title="Новый получатель"
      form={form}
      onSubmit={(values) => create.mutateAsync({ id, data: newRecipient(values) })}
      pending={create.isPending}
      error={create.error && formRejections(create.error)}
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
      <PhoneInput label="Телефон" required {...form.getInputProps('phone')} />
      <TextInput label="Email" type="email" autoComplete="email" {...form.getInputProps('email')} />
    </FormDialog>
  );
}
