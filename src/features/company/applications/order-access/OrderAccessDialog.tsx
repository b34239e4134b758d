import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createOrderAccessTicket } from '#generated/api/support/create-order-access-ticket.ts';
import { formRejections } from '#src/api/form-rejections.ts';
import { useAttemptKey } from '#src/api/queries/use-attempt-key.ts';
import { createUpload } from '#src/browser/upload.ts';
import type { ApplicationDialogProps } from '#src/features/company/applications/ApplicationDialog.tsx';
import { CompanySelect, firstCompany } from '#src/features/company/applications/CompanySelect.tsx';
import { NoCompany } from '#src/features/company/applications/NoCompany.tsx';
import { useApplicationOptions } from '#src/features/company/applications/use-application.ts';
import { FilesField } from '#src/features/support-parts/files/FilesField.tsx';
import { rejectedFiles } from '#src/features/support-parts/files/upload-rules.ts';
import { receiptTitle, TicketReceipt } from '#src/features/support-parts/TicketReceipt.tsx';
import { accessDays } from '#src/lib/dates/access-days.ts';
import { parseDate } from '#src/lib/dates/dates.ts';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { DayField } from '#src/ui/mantine/fields/DayField.tsx';
import { accessDay, type OrderAccessValues } from './order-access-form.ts';

/** What distinguishes two attempts: files have no content of their own in JSON. */
function contentOf({ files, partnerID, validUntil }: OrderAccessValues): unknown {
  const named = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
  return [partnerID, validUntil, named];
}

function blockedReason({ partnerID, files, validUntil }: OrderAccessValues): string | null {
  if (partnerID === '') return 'Выберите организацию, чтобы отправить заявление.';
  if (files.length === 0) return 'Приложите хотя бы один файл, чтобы отправить заявление.';
  return validUntil.trim() === '' ? 'Укажите, до какого дня действует доверенность.' : null;
}

/** Applies for access to a company's orders with a power of attorney. */
export function OrderAccessDialog({ companies, onClose }: ApplicationDialogProps) {
  const keyOf = useAttemptKey();
  const [sent, setSent] = useState(0);
  const upload = useRef<AbortController>(null);
  const form = useForm<OrderAccessValues>({
    initialValues: { partnerID: firstCompany('orders', companies), files: [], validUntil: '' },
    validate: { validUntil: accessDay(() => new Date()) },
    validateInputOnBlur: ['validUntil'],
  });
  const send = useMutation({
    mutationFn: (values: OrderAccessValues) => {
      const validUntil = parseDate(values.validUntil).date;
      if (validUntil === null) throw new Error('The form was not validated');
      setSent(0);
      upload.current = new AbortController();
      return createOrderAccessTicket(
        { files: [...values.files], partnerID: values.partnerID, validUntil },
        {
          headers: { 'Idempotency-Key': keyOf(contentOf(values)) },
          transport: createUpload(setSent),
          signal: upload.current.signal,
        },
      );
    },
    ...useApplicationOptions(),
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title="Допуск к заказам"
      form={form}
      onSubmit={(values) => send.mutateAsync(values)}
      pending={send.isPending}
      onStop={() => upload.current?.abort()}
      error={send.error && formRejections(send.error)}
      submitLabel="Отправить заявление"
      blockedReason={blockedReason(form.values)}
      receipt={
        send.data
          ? { title: receiptTitle, content: <TicketReceipt ticket={send.data} onClose={onClose} /> }
          : null
      }
    >
      <Text size="sm" c="dimmed">
        Приложите доверенность от организации. С допуском можно заказывать от её имени и товары,
        продажу которых ограничил производитель. Допуск получаете вы, а{'\u00A0'}не{'\u00A0'}вся
        организация: коллегам нужен свой.
      </Text>
      {companies.length === 0 && <NoCompany onFollow={onClose} />}
      <CompanySelect
        kind="orders"
        companies={companies}
        value={form.values.partnerID}
        onChange={(partnerID) => form.setFieldValue('partnerID', partnerID)}
        error={form.errors.partnerID}
      />
      <FilesField
        label="Доверенность"
        required
        files={form.values.files}
        onChange={(files) => form.setFieldValue('files', files)}
        sent={send.isPending ? sent : null}
        rejections={rejectedFiles(send.variables?.files ?? [], send.error)}
      />
      <DayField
        label="Действует до"
        required
        {...accessDays(new Date())}
        {...form.getInputProps('validUntil')}
      />
    </FormDialog>
  );
}
