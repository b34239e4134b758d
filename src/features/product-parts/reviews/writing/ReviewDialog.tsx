import { Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Feedback } from '#generated/api/model/feedback.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { CountedTextarea } from '#src/ui/mantine/fields/CountedTextarea.tsx';
import { PhotosField } from './PhotosField.tsx';
import { RatingInput } from './RatingInput.tsx';
import { COMMENT_LIMIT, reviewRules, reviewValues } from './review-form.ts';
import { useReviewSending } from './use-review-sending.ts';

interface ReviewDialogProps {
  productID: string;
  productName: string;
  /** The user's review to change; without it the first one is written. */
  own?: Feedback;
  onClose: () => void;
}

/** A form for a rating and a text about a product; one per user, which is moderated. */
export function ReviewDialog({ productID, productName, own, onClose }: ReviewDialogProps) {
  const form = useForm({ initialValues: reviewValues(own), validate: reviewRules });
  const sending = useReviewSending({ productID, own: own ?? null, form, onClose });
  return (
    <FormDialog
      opened
      onClose={sending.close}
      title={own ? 'Изменить отзыв' : 'Отзыв о товаре'}
      form={form}
      onSubmit={sending.send}
      pending={sending.pending}
      error={sending.rejections}
      {...(sending.sent !== null && { onStop: sending.stop })}
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
      <PhotosField form={form} {...sending} />
      <Text size="sm" c="dimmed">
        Проверим до двух рабочих дней: опубликуем как есть или объясним, что мешает.
      </Text>
      <LinkText to="/info/$page" params={{ page: 'feedbackRules' }} target="_blank" size="sm">
        Правила публикации
      </LinkText>
    </FormDialog>
  );
}
