import { useQueryClient } from '@tanstack/react-query';
import { useDeleteProductFeedback } from '#generated/api/product/delete-product-feedback.ts';
import { ConfirmDialog } from '#src/ui/mantine/dialogs/ConfirmDialog.tsx';
import { forgetFeedback } from './forget-feedback.ts';

interface DeleteReviewDialogProps {
  productID: string;
  productName: string;
  /** Called before the review disappears. */
  onDeleted: () => void;
  onClose: () => void;
}

/** Confirms the deletion of the user's own review. */
export function DeleteReviewDialog(props: DeleteReviewDialogProps) {
  const { productID, productName, onDeleted, onClose } = props;
  const client = useQueryClient();
  const remove = useDeleteProductFeedback({
    mutation: {
      // Another tab was faster: what was to go is gone.
      meta: { success: 'Отзыв удалён', handledStatuses: [404] },
      onSuccess: onDeleted,
      onSettled: () => {
        forgetFeedback(client, productID);
        onClose();
      },
    },
  });
  return (
    <ConfirmDialog
      title="Удалить отзыв?"
      confirmLabel="Удалить отзыв"
      cancelLabel="Не удалять"
      pending={remove.isPending}
      onConfirm={() => remove.mutateAsync({ id: productID })}
      onClose={onClose}
    >
      {productName}: исчезнут текст, оценка и ответ магазина. Написать о товаре можно будет снова.
    </ConfirmDialog>
  );
}
