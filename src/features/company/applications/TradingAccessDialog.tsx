import { Checkbox, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { createTradingAccessTicket } from '#generated/api/support/create-trading-access-ticket.ts';
import { formRejections } from '#src/api/form-rejections.ts';
import { useAttemptKey } from '#src/api/queries/use-attempt-key.ts';
import { receiptTitle, TicketReceipt } from '#src/features/support-parts/TicketReceipt.tsx';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import type { ApplicationDialogProps } from './ApplicationDialog.tsx';
import { CompanySelect, firstCompany } from './CompanySelect.tsx';
import { NoCompany } from './NoCompany.tsx';
import { useApplicationOptions } from './use-application.ts';

/** Applies for wholesale prices; without a chosen company nothing can be sent. */
export function TradingAccessDialog({ companies, onClose }: ApplicationDialogProps) {
  const keyOf = useAttemptKey();
  const form = useForm({
    initialValues: {
      partnerID: firstCompany('trading', companies),
      workWithRocadaBefore: false,
    },
  });
  const send = useMutation({
    mutationFn: (values: typeof form.values) =>
      createTradingAccessTicket(values, { headers: { 'Idempotency-Key': keyOf(values) } }),
    ...useApplicationOptions(),
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title="Оптовый доступ"
      form={form}
      onSubmit={(values) => send.mutateAsync(values)}
      pending={send.isPending}
      error={send.error && formRejections(send.error)}
      submitLabel="Отправить заявку"
      blockedReason={
        form.values.partnerID === '' ? 'Выберите организацию, чтобы отправить заявку.' : null
      }
      receipt={
        send.data
          ? { title: receiptTitle, content: <TicketReceipt ticket={send.data} onClose={onClose} /> }
          : null
      }
    >
      <Text size="sm" c="dimmed">
        Магазинам, дистрибьюторам и поставщикам стоматологических товаров открываем оптовые условия.
      </Text>
      {companies.length === 0 && <NoCompany onFollow={onClose} />}
      <CompanySelect
        kind="trading"
        companies={companies}
        value={form.values.partnerID}
        onChange={(partnerID) => form.setFieldValue('partnerID', partnerID)}
        error={form.errors.partnerID}
      />
      <Checkbox
        label="Организация работала с нами раньше"
        {...form.getInputProps('workWithRocadaBefore', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}
