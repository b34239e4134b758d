import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useDecideReview } from '#generated/api/backoffice/decide-review.ts';
import { invalidateListModeration } from '#generated/api/backoffice/list-moderation.ts';
import type { StaffReview } from '#generated/api/model/staffReview.ts';
import { formRejectionMeta, formRejections } from '#src/api/form-rejections.ts';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { useDraftedForm } from '#src/ui/mantine/dialogs/use-drafted-form.ts';
import { CountedTextarea } from '#src/ui/mantine/fields/CountedTextarea.tsx';
import { REASON_LIMIT, rejectionRules } from './rejection-form.ts';

interface DialogProps {
  review: StaffReview;
  onClose: () => void;
}

/** Why a review is not published; its author reads it. */
export function RejectReviewDialog({ review: { id, key, authorName }, onClose }: DialogProps) {
  const client = useQueryClient();
  const { form, drop } = useDraftedForm(`review ${id}`, { reason: '' }, rejectionRules);
  const reject = useDecideReview({
    mutation: {
      meta: { ...formRejectionMeta, success: 'Отзыв отклонён' },
      onSuccess: () => {
        drop();
        onClose();
      },
      onSettled: () => invalidateListModeration(client),
    },
  });
  return (
    <FormDialog
      opened
      onClose={() => {
        drop();
        onClose();
      }}
      title={`Отклонить отзыв: ${authorName}`}
      form={form}
      onSubmit={({ reason }) =>
        reject.mutateAsync({ id, data: { key, decision: 'Reject', reason: reason.trim() } })
      }
      pending={reject.isPending}
      error={reject.error && formRejections(reject.error)}
      submitLabel="Отклонить отзыв"
    >
      <Text size="sm">Автор узнает причину и сможет исправить отзыв.</Text>
      <CountedTextarea
        label="Что мешает опубликовать"
        required
        data-autofocus
        limit={REASON_LIMIT}
        rows={4}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
