import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import type { Profile } from '#generated/api/model/profile.ts';
import { createEDOTicket } from '#generated/api/support/create-edo-ticket.ts';
import { formRejections } from '#src/api/form-rejections.ts';
import { useAttemptKey } from '#src/api/queries/use-attempt-key.ts';
import { operatorLabels } from '#src/features/company-parts/access-labels.ts';
import { receiptTitle, TicketReceipt } from '#src/features/support-parts/TicketReceipt.tsx';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { PhoneInput } from '#src/ui/mantine/fields/PhoneInput.tsx';
import { SelectField } from '#src/ui/mantine/fields/SelectField.tsx';
import type { ApplicationDialogProps } from './ApplicationDialog.tsx';
import { CompanySelect, firstCompany } from './CompanySelect.tsx';
import { type EdoValues, edoRequest, edoRules, initialEdo } from './edo-form.ts';
import { NoCompany } from './NoCompany.tsx';
import { useApplicationOptions } from './use-application.ts';

interface EdoDialogProps extends ApplicationDialogProps {
  /** Fills in the responsible person. */
  user: Profile['user'] | undefined;
}

const operators = Object.entries(operatorLabels).map(([value, label]) => ({ value, label }));

/** Applies for electronic documents through an operator. */
export function EdoDialog({ companies, user, onClose }: EdoDialogProps) {
  const keyOf = useAttemptKey();
  const form = useForm<EdoValues>({
    initialValues: initialEdo(firstCompany('edo', companies), user),
    validate: edoRules,
  });
  const send = useMutation({
    mutationFn: (values: EdoValues) =>
      createEDOTicket(edoRequest(values), { headers: { 'Idempotency-Key': keyOf(values) } }),
    ...useApplicationOptions(),
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title="Подключить ЭДО"
      form={form}
      onSubmit={(values) => send.mutateAsync(values)}
      pending={send.isPending}
      error={send.error && formRejections(send.error)}
      submitLabel="Отправить заявку"
      receipt={
        send.data
          ? { title: receiptTitle, content: <TicketReceipt ticket={send.data} onClose={onClose} /> }
          : null
      }
    >
      <Text size="sm" c="dimmed">
        Счета, УПД и акты будут приходить в вашу систему электронных документов.
      </Text>
      {companies.length === 0 && <NoCompany onFollow={onClose} />}
      <CompanySelect
        kind="edo"
        companies={companies}
        value={form.values.partnerID}
        onChange={(partnerID) => form.setFieldValue('partnerID', partnerID)}
        error={form.errors.partnerID}
      />
      <SelectField
        label="Оператор"
        required
        options={operators}
        {...form.getInputProps('operatorEdo')}
      />
      <TextInput
        label="Ответственный за документы"
        required
        autoComplete="name"
        {...form.getInputProps('fullName')}
      />
      <TextInput
        label="Email"
        required
        type="email"
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      <PhoneInput label="Телефон" required {...form.getInputProps('phone')} />
    </FormDialog>
  );
}
