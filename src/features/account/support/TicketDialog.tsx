import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formRejectionMeta, formRejections } from '#src/api/form-rejections.ts';
import { useAttemptKey } from '#src/api/use-attempt-key.ts';
import { receiptTitle, TicketReceipt } from '#src/features/support-parts/TicketReceipt.tsx';
import { forgetTickets } from '#src/features/support-parts/ticket-cache.ts';
import type { TicketRequest } from '#src/features/support-parts/ticket-request.ts';
import { all, maxLength, required } from '#src/lib/validation.ts';
import { CountedTextarea } from '#src/ui/mantine/CountedTextarea.tsx';
import { FormDialog } from '#src/ui/mantine/FormDialog.tsx';
import { KnownAnalogues } from './KnownAnalogues.tsx';
import { sendTicket, type TicketValues } from './send-ticket.ts';
import { TicketProductLine } from './TicketProductLine.tsx';
import { TICKET_COMMENT_LIMIT } from './ticket-comment-form.ts';
import { ticketDialogLabels } from './ticket-dialog-labels.ts';

interface TicketDialogProps {
  request: TicketRequest;
  onClose: () => void;
}

/** Creates a ticket of any type, and then confirms that it was received. */
export function TicketDialog({ request, onClose }: TicketDialogProps) {
  const client = useQueryClient();
  const texts = ticketDialogLabels(request);
  const keyOf = useAttemptKey();
  const length = maxLength(TICKET_COMMENT_LIMIT);
  const form = useForm<Record<string, unknown> & TicketValues>({
    initialValues: { comment: ('comment' in request && request.comment) || '', quantity: 1 },
    validate: { comment: texts.commentRequired ? all(required, length) : length },
  });
  const send = useMutation({
    mutationFn: (values: TicketValues) => sendTicket(request, values, keyOf(values)),
    meta: formRejectionMeta,
    onSuccess: () => forgetTickets(client),
  });
  const { quantity } = form.values;
  const counted = 'product' in request && request.kind !== 'RequestAssistance';
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.title}
      form={form}
      onSubmit={(values) => send.mutateAsync(values)}
      pending={send.isPending}
      error={send.error && formRejections(send.error)}
      submitLabel={texts.submit}
      receipt={
        send.data
          ? { title: receiptTitle, content: <TicketReceipt ticket={send.data} onClose={onClose} /> }
          : null
      }
      blockedReason={
        counted && quantity === 0 ? 'Укажите количество, чтобы отправить запрос.' : null
      }
    >
      <Text size="sm" c="dimmed">
        {texts.intro}
      </Text>
      {'product' in request && (
        <TicketProductLine
          product={request.product}
          quantity={counted ? quantity : null}
          onChange={(value) => form.setFieldValue('quantity', value)}
        />
      )}
      {request.kind === 'RequestAnalogue' && (
        <KnownAnalogues slug={request.product.slug} onOpen={onClose} />
      )}
      <CountedTextarea
        label={texts.comment}
        required={texts.commentRequired}
        placeholder={texts.example}
        limit={TICKET_COMMENT_LIMIT}
        rows={4}
        data-autofocus
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  );
}
