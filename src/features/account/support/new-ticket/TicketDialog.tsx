import { Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formRejectionMeta, formRejections } from '#src/api/form-rejections.ts';
import { useAttemptKey } from '#src/api/queries/use-attempt-key.ts';
import { requestedProducts, writeLines } from '#src/features/account/support/ticket-lines.ts';
import { canSendTicket } from '#src/features/support-parts/can-send-ticket.ts';
import { useCommentLimit } from '#src/features/support-parts/comment-form.ts';
import { receiptTitle, TicketReceipt } from '#src/features/support-parts/TicketReceipt.tsx';
import { forgetTickets } from '#src/features/support-parts/ticket-cache.ts';
import { all, maxLength, required } from '#src/lib/validation.ts';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { useDraftedForm } from '#src/ui/mantine/dialogs/use-drafted-form.ts';
import { CountedTextarea } from '#src/ui/mantine/fields/CountedTextarea.tsx';
import { hasQuantities, linesOfRequest, sendTicket, type WrittenRequest } from './send-ticket.ts';
import { TicketSubjects } from './TicketSubjects.tsx';
import { ticketDialogLabels } from './ticket-dialog-labels.ts';
import { ticketDraft } from './ticket-draft.ts';
import { useSendAtOnce } from './use-send-at-once.ts';

interface TicketDialogProps {
  request: WrittenRequest;
  onClose: () => void;
}

/** Creates a ticket of any type with a comment, and then confirms that it was received. */
export function TicketDialog({ request, onClose }: TicketDialogProps) {
  const client = useQueryClient();
  const texts = ticketDialogLabels(request);
  const keyOf = useAttemptKey();
  const limit = useCommentLimit();
  const length = maxLength(limit);
  const { form, drop } = useDraftedForm(
    ticketDraft(request),
    { comment: ('comment' in request && request.comment) || '', lines: '' },
    { comment: texts.commentRequired ? all(required, length) : length, lines: () => null },
  );
  const lines = linesOfRequest(request, form.values.lines);
  const send = useMutation({
    mutationFn: (values: typeof form.values) => {
      const { comment } = values;
      const products = requestedProducts(linesOfRequest(request, values.lines));
      return sendTicket(request, { comment, products }, keyOf([comment, products]));
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
      title={texts.title}
      form={form}
      onSubmit={async (values) => canSendTicket(request) && send.mutateAsync(values)}
      pending={send.isPending}
      error={send.error && formRejections(send.error)}
      submitLabel={texts.submit}
      receipt={
        send.data
          ? { title: receiptTitle, content: <TicketReceipt ticket={send.data} onClose={onClose} /> }
          : null
      }
      blockedReason={
        lines.length > 0 && hasQuantities(request) && requestedProducts(lines).length === 0
          ? 'Верните хотя бы один товар, чтобы отправить запрос.'
          : null
      }
    >
      <Text size="sm" c="dimmed">
        {texts.intro}
      </Text>
      <TicketSubjects
        request={request}
        lines={lines}
        onChange={(changed) => form.setFieldValue('lines', writeLines(changed))}
        onLeave={onClose}
      />
      <CountedTextarea
        label={texts.comment}
        required={texts.commentRequired}
        placeholder={texts.example}
        limit={limit}
        rows={4}
        data-autofocus
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  );
}
