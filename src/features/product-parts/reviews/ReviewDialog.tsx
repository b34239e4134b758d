import { Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import type { Feedback } from '#generated/api/model/feedback.ts';
import { useChangeProductFeedback } from '#generated/api/product/change-product-feedback.ts';
import { useCreateProductFeedback } from '#generated/api/product/create-product-feedback.ts';
import { formRejectionMeta, formRejections } from '#src/api/form-rejections.ts';
import { useAttemptKey } from '#src/api/use-attempt-key.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { CountedTextarea } from '#src/ui/mantine/CountedTextarea.tsx';
import { FormDialog } from '#src/ui/mantine/FormDialog.tsx';
import { forgetFeedback } from './forget-feedback.ts';
import { RatingInput } from './RatingInput.tsx';
import { COMMENT_LIMIT, newReview, reviewRules, reviewValues } from './review-form.ts';

interface ReviewDialogProps {
  productID: string;
  productName: string;
  /** The user's review to change; without it the first one is written. */
  own?: Feedback;
  onClose: () => void;
}

/** A form for a rating and a text about a product; one per user, which is moderated. */
export function ReviewDialog({ productID, productName, own, onClose }: ReviewDialogProps) {
  const client = useQueryClient();
  const keyOf = useAttemptKey();
  const form = useForm({ initialValues: reviewValues(own), validate: reviewRules });
  const mutation = {
    meta: { ...formRejectionMeta, success: 'Отзыв отправлен на проверку' },
    onSuccess: () => {
      forgetFeedback(client, productID);
      onClose();
    },
  };
  const create = useCreateProductFeedback({
    mutation,
    request: { headers: { 'Idempotency-Key': keyOf(form.values) } },
  });
  const change = useChangeProductFeedback({ mutation });
  const send = own ? change : create;
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={own ? 'Изменить отзыв' : 'Отзыв о товаре'}
      form={form}
      onSubmit={(values) => send.mutateAsync({ id: productID, data: newReview(values) })}
      pending={send.isPending}
      error={send.error && formRejections(send.error)}
      submitLabel="Отправить на проверку"
    >
      <Text size="sm" c="dimmed">
        {productName}
      </Text>
      <RatingInput
        value={form.values.rating}
        onChange={(mark) => form.setFieldValue('rating', mark)}
        error={form.errors.rating}
      />
      <CountedTextarea
        label="Отзыв"
        required
        rows={4}
        limit={COMMENT_LIMIT}
        placeholder="Как материал показал себя в работе"
        {...form.getInputProps('comment')}
      />
      <Textarea label="Достоинства" rows={2} {...form.getInputProps('advantages')} />
      <Textarea label="Недостатки" rows={2} {...form.getInputProps('disadvantages')} />
      <Text size="sm" c="dimmed">
        Проверим до двух рабочих дней: опубликуем как есть или объясним, что мешает.
      </Text>
      <LinkText to="/info/$page" params={{ page: 'feedbackRules' }} target="_blank" size="sm">
        Правила публикации
      </LinkText>
    </FormDialog>
  );
}
