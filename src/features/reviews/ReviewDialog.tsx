import { Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getGetProductBySlugQueryKey,
  invalidateListProductFeedback,
  useCreateProductFeedback,
} from '#generated/api/product/product.ts';
import { refusalMessages } from '#src/api/errors.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { RatingInput } from './RatingInput.tsx';
import { emptyReview, newReview, reviewRules } from './review-form.ts';

interface ReviewDialogProps {
  productID: string;
  productName: string;
  onClose: () => void;
}

/** A mark and words about a product; one a reader. */
export function ReviewDialog({ productID, productName, onClose }: ReviewDialogProps) {
  const client = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({ initialValues: emptyReview, validate: reviewRules });
  const send = useCreateProductFeedback({
    mutation: {
      meta: { fieldErrors: true, handledStatuses: [409], success: 'Отзыв опубликован' },
      onSuccess: () => {
        void invalidateListProductFeedback(client, productID);
        // The product's rating and number of reviews have changed.
        const queryKey = getGetProductBySlugQueryKey('').slice(0, -1);
        void client.invalidateQueries({ queryKey });
        onClose();
      },
    },
    request: { headers: { 'Idempotency-Key': key } },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title="Отзыв о товаре"
      form={form}
      onSubmit={(values) => send.mutate({ id: productID, data: newReview(values) })}
      pending={send.isPending}
      error={send.error && refusalMessages(send.error)}
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
      <Textarea
        label="Отзыв"
        required
        rows={4}
        placeholder="Как материал показал себя в работе"
        {...form.getInputProps('comment')}
      />
      <Textarea label="Достоинства" rows={2} {...form.getInputProps('advantages')} />
      <Textarea label="Недостатки" rows={2} {...form.getInputProps('disadvantages')} />
    </FormDialog>
  );
}
