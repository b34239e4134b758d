import { List, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createGeneralTicket } from '#generated/api/support/create-general-ticket.ts';
import { formRejectionMeta, formRejections } from '#src/api/form-rejections.ts';
import { useAttemptKey } from '#src/api/queries/use-attempt-key.ts';
import { useCommentLimit } from '#src/features/support-parts/comment-form.ts';
import { receiptTitle, TicketReceipt } from '#src/features/support-parts/TicketReceipt.tsx';
import { forgetTickets } from '#src/features/support-parts/ticket-cache.ts';
import { all, maxLength, required } from '#src/lib/validation.ts';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { CountedTextarea } from '#src/ui/mantine/fields/CountedTextarea.tsx';

const consequences = [
  'Войти в магазин и восстановить аккаунт будет нельзя.',
  'Бонусы и промокоды пропадут.',
  'Корзина, избранное, адреса, получатели, настройки и подписки на поступление удалятся.',
  'Отзывы с фотографиями, файлы и обращения не о заказах и не о компаниях – тоже.',
  'Доступ к компаниям закончится: если вы единственный владелец, сначала назначьте другого.',
  'Заказы в работе и возвраты сначала нужно завершить.',
  'Заказы и документы по ним останутся у магазина на срок, который требует закон.',
] as const;

/** Says what deleting the account means, then sends the request for it. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const keyOf = useAttemptKey();
  const limit = useCommentLimit();
  const form = useForm({
    initialValues: { comment: '' },
    validate: { comment: all(required, maxLength(limit)) },
  });
  const send = useMutation({
    mutationFn: (values: { comment: string }) => {
      const body = { type: 'AccountDeletion', comment: values.comment.trim() } as const;
      return createGeneralTicket(body, { headers: { 'Idempotency-Key': keyOf(body) } });
    },
    meta: formRejectionMeta,
    onSuccess: () => forgetTickets(client),
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title="Удалить аккаунт?"
      form={form}
      onSubmit={(values) => send.mutateAsync(values)}
      pending={send.isPending}
      error={send.error && formRejections(send.error)}
      submitLabel="Попросить об удалении"
      receipt={
        send.data
          ? { title: receiptTitle, content: <TicketReceipt ticket={send.data} onClose={onClose} /> }
          : null
      }
    >
      <Text>Менеджер свяжется с вами и подтвердит удаление. После этого:</Text>
      <List size="sm" spacing="xxs">
        {consequences.map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed">
        До подтверждения всё остаётся как есть. Обращение можно отменить, пока его не взяли в
        работу.
      </Text>
      <CountedTextarea
        label="Почему вы уходите"
        required
        placeholder="Закрыли кабинет"
        limit={limit}
        rows={3}
        data-autofocus
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  );
}
