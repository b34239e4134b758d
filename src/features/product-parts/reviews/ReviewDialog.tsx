import { Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useCreateProductFeedback } from '#generated/api/product/create-product-feedback.ts';
import { formRejectionMeta, formRejections } from '#src/api/form-rejections.ts';
import { useAttemptKey } from '#src/api/use-attempt-key.ts';
import { CountedTextarea } from '#src/ui/mantine/CountedTextarea.tsx';
import { FormDialog } from '#src/ui/mantine/FormDialog.tsx';
import { forgetFeedback } from './forget-feedback.ts';
import { RatingInput } from './RatingInput.tsx';
import { COMMENT_LIMIT, emptyReview, newReview, reviewRules } from './review-form.ts';

interface ReviewDialogProps {
  productID: string;
  productName: string;
  onClose: () => void;
}

/** A form for a rating and a text about a product; one per user. */
export function ReviewDialog({ productID, productName, onClose }: ReviewDialogProps) {
  const client = useQueryClient();
  const keyOf = useAttemptKey();
  const form = useForm({ initialValues: emptyReview, validate: reviewRules });
  const send = useCreateProductFeedback({
    mutation: {
      meta: { ...formRejectionMeta, success: 'Отзыв опубликован' },
      onSuccess: () => {
        forgetFeedback(client, productID);
        onClose();
      },
    },
    request: { headers: { 'Idempotency-Key': keyOf(form.values) } },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title="Отзыв о товаре"
      form={form}
      onSubmit={(values) => send.mutateAsync({ id: productID, data: newReview(values) })}
      pending={send.isPending}
      error={send.error && formRejections(send.error)}
      submitLabel="Опубликовать"
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
    </FormDialog>
  );
}
