import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useDecideReview } from '#generated/api/backoffice/decide-review.ts';
import { invalidateListModeration } from '#generated/api/backoffice/list-moderation.ts';
import type { StaffReview } from '#generated/api/model/staffReview.ts';
import { formRejectionMeta, formRejections } from '#src/api/form-rejections.ts';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { useDraftedForm } from '#src/ui/mantine/dialogs/use-drafted-form.ts';
import { CountedTextarea } from '#src/ui/mantine/fields/CountedTextarea.tsx';
import { showToast } from '#src/ui/toasts/toasts.ts';
import { decidedElsewhere, SHOWN_STATUSES } from './decided-elsewhere.ts';
import { REASON_LIMIT, rejectionRules } from './rejection-form.ts';

interface DialogProps {
  review: StaffReview;
  onDecided: (outcome: string) => void;
  onClose: () => void;
}

/** Why a review is not published; its author reads it. */
export function RejectReviewDialog({ review, onDecided, onClose }: DialogProps) {
  const { id, key, authorName } = review;
  const client = useQueryClient();
  const { form, drop } = useDraftedForm(`review ${id}`, { reason: '' }, rejectionRules);
  const finish = (outcome: string) => {
    drop();
    onDecided(outcome);
    onClose();
  };
  const reject = useDecideReview({
    mutation: {
      meta: {
        ...formRejectionMeta,
        success: 'Отзыв отклонён',
        handledStatuses: [...formRejectionMeta.handledStatuses, ...SHOWN_STATUSES],
      },
      onSuccess: () => finish('Отзыв отклонён'),
      // There is nothing left to decide: the list shows what became of the review.
      onError: (error) => {
        const outcome = decidedElsewhere(error);
        if (outcome === null) return;
        showToast({ tone: 'info', message: outcome });
        finish(outcome);
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
