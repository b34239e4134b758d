import { Checkbox, Group, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { FinDocsRecipient } from '#generated/api/model/index.ts';
import { useChangeFinDocsRecipient } from '#generated/api/partners/change-fin-docs-recipient.ts';
import { useCreateFinDocsRecipient } from '#generated/api/partners/create-fin-docs-recipient.ts';
import { formRejectionMeta, formRejections } from '#src/api/form-rejections.ts';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { useDraftedForm } from '#src/ui/mantine/dialogs/use-drafted-form.ts';
import { PhoneInput } from '#src/ui/mantine/fields/PhoneInput.tsx';
import { documentLabels } from './document-labels.ts';
import {
  documentsOf,
  type FinDocsValues,
  finDocsRules,
  newFinDocsRecipient,
  valuesOf,
} from './fin-docs-form.ts';

interface FinDocsDialogProps {
  partnerID: string;
  /** Who is edited; null adds one. */
  recipient: FinDocsRecipient | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Who receives which financial documents: a new person or a change. */
export function FinDocsDialog({ partnerID, recipient, onClose, onSaved }: FinDocsDialogProps) {
  const draft = `documents ${recipient?.id ?? 'new'} of ${partnerID}`;
  const { form, drop } = useDraftedForm(draft, valuesOf(recipient), finDocsRules);
  const mutation = {
    meta: formRejectionMeta,
    onSuccess: () => {
      drop();
      onSaved();
    },
  };
  const create = useCreateFinDocsRecipient({ mutation });
  const change = useChangeFinDocsRecipient({ mutation });
  const { isPending, error } = recipient === null ? create : change;
  const save = (values: FinDocsValues) => {
    const data = newFinDocsRecipient(values);
    return recipient === null
      ? create.mutateAsync({ id: partnerID, data })
      : change.mutateAsync({ id: partnerID, data: { ...data, id: recipient.id } });
  };
  return (
    <FormDialog
      opened
      onClose={() => {
        drop();
        onClose();
      }}
      title={recipient === null ? 'Новый получатель документов' : 'Получатель документов'}
      form={form}
      onSubmit={save}
      pending={isPending}
      error={error && formRejections(error, 'email')}
      submitLabel="Сохранить"
    >
      <Group grow align="flex-start">
        <TextInput label="Фамилия" required data-autofocus {...form.getInputProps('lastName')} />
        <TextInput label="Имя" required {...form.getInputProps('firstName')} />
      </Group>
      <TextInput label="Отчество" {...form.getInputProps('middleName')} />
      <TextInput label="Должность" {...form.getInputProps('position')} />
      <TextInput label="Email" required type="email" {...form.getInputProps('email')} />
      <PhoneInput label="Телефон" autoComplete="off" {...form.getInputProps('phone')} />
      <DocumentChoice form={form} />
    </FormDialog>
  );
}

/** Which documents to send; the form finds the first box to focus it. */
function DocumentChoice({ form }: { form: UseFormReturnType<FinDocsValues> }) {
  return (
    <Checkbox.Group
      label="Какие документы присылать"
      required
      error={form.errors.documents}
      value={documentsOf(form.values)}
      onChange={(documents) => form.setFieldValue('documents', documents.join())}
    >
      <Stack gap="xs" mt="xs">
        {Object.entries(documentLabels).map(([value, label], index) => (
          <Checkbox
            key={value}
            value={value}
            label={label}
            {...(index === 0 && { 'data-path': 'documents' })}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
