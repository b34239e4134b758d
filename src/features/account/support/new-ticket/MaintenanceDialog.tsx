import { Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createMaintenanceTicket } from '#generated/api/support/create-maintenance-ticket.ts';
import { formRejectionMeta, formRejections } from '#src/api/form-rejections.ts';
import { useAttemptKey } from '#src/api/queries/use-attempt-key.ts';
import { canSendTicket } from '#src/features/support-parts/can-send-ticket.ts';
import { useCommentLimit } from '#src/features/support-parts/comment-form.ts';
import { receiptTitle, TicketReceipt } from '#src/features/support-parts/TicketReceipt.tsx';
import { forgetTickets } from '#src/features/support-parts/ticket-cache.ts';
import type { TicketRequest } from '#src/features/support-parts/ticket-request.ts';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { useDraftedForm } from '#src/ui/mantine/dialogs/use-drafted-form.ts';
import { CountedTextarea } from '#src/ui/mantine/fields/CountedTextarea.tsx';
import { PhoneInput } from '#src/ui/mantine/fields/PhoneInput.tsx';
import {
  emptyMaintenance,
  type MaintenanceValues,
  maintenanceRequest,
  maintenanceRules,
} from './maintenance-form.ts';
import { ticketDraft } from './ticket-draft.ts';
import { useSendAtOnce } from './use-send-at-once.ts';

interface MaintenanceDialogProps {
  request: Extract<TicketRequest, { kind: 'Maintenance' }>;
  onClose: () => void;
}

/** Requests repair or maintenance of equipment, of an order or bought elsewhere. */
export function MaintenanceDialog({ request, onClose }: MaintenanceDialogProps) {
  const client = useQueryClient();
  const keyOf = useAttemptKey();
  const limit = useCommentLimit();
  const rules = maintenanceRules(limit);
  const { form, drop } = useDraftedForm(ticketDraft(request), emptyMaintenance, rules);
  const send = useMutation({
    mutationFn: (values: MaintenanceValues) => {
      const body = maintenanceRequest(values, request.order?.id);
      return createMaintenanceTicket(body, { headers: { 'Idempotency-Key': keyOf(body) } });
    },
    meta: formRejectionMeta,
    onSuccess: () => {
      drop();
      forgetTickets(client);
    },
  });
  useSendAtOnce(request.isSentAtOnce, form, send.mutate);
  return (
    <FormDialog
      opened
      onClose={() => {
        drop();
        onClose();
      }}
      title="Ремонт и обслуживание"
      form={form}
      onSubmit={async (values) => canSendTicket(request) && send.mutateAsync(values)}
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
        {request.order?.number && `Заказ ${request.order.number}. `}
        Инженер сервисного центра позвонит, уточнит неисправность и договорится о доставке в ремонт.
      </Text>
      <TextInput
        label="Оборудование"
        description="Марка и модель"
        required
        placeholder="Наконечник турбинный NSK S-Max M"
        data-autofocus
        {...form.getInputProps('equipment')}
      />
      <TextInput
        label="Серийный номер"
        placeholder="SN-204417"
        {...form.getInputProps('serialNumber')}
      />
      <CountedTextarea
        label="Что случилось"
        required
        placeholder="Не вращается под нагрузкой"
        limit={limit}
        rows={3}
        {...form.getInputProps('comment')}
      />
      <PhoneInput
        label="Телефон"
        description="Если не указать, позвоним по номеру из аккаунта"
        {...form.getInputProps('phone')}
      />
    </FormDialog>
  );
}
