import { Alert } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Feedback } from '#generated/api/model/feedback.ts';
import { StoredPhotos } from '#src/features/product-parts/reviews/photos/StoredPhotos.tsx';
import { FilesField } from '#src/features/support-parts/files/FilesField.tsx';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { photoRules } from './photo-form.ts';
import type { ReviewValues } from './review-form.ts';

interface PhotosFieldProps {
  form: UseFormReturnType<ReviewValues>;
  /** The review as it is stored. */
  stored: Feedback | null;
  /** The text is stored, and what was to follow has failed. */
  isPartial: boolean;
  /** The part of the added photos that has been sent, 0 to 1; null while none is. */
  sent: number | null;
  photoRejections: ReadonlyMap<File, string>;
}

/** Photos of a review: those it has, each to be removed, and a place for more. */
export function PhotosField(props: PhotosFieldProps) {
  const { form, stored, isPartial, sent, photoRejections } = props;
  const { added, removed } = form.values;
  const photos = (stored?.photos ?? []).filter(({ id }) => !removed.includes(id));
  return (
    <div>
      <FilesField
        label="Фото"
        rules={photoRules(photos.length)}
        files={added}
        onChange={(files) => form.setFieldValue('added', [...files])}
        sent={sent}
        rejections={photoRejections}
      />
      <StoredPhotos
        photos={photos}
        onRemove={({ id }) => form.setFieldValue('removed', [...removed, id])}
      />
      {isPartial && added.length > 0 && (
        <Alert color="yellow" variant="light" role="status" mt="xs">
          Текст отзыва сохранён, осталось отправить{' '}
          {countOf(added.length, ['фото', 'фото', 'фото'])}.
        </Alert>
      )}
    </div>
  );
}
