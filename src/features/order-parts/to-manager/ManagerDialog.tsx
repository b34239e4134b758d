import { useForm } from '@mantine/form';
import { formRejections } from '#src/api/form-rejections.ts';
import { maxLength } from '#src/lib/validation.ts';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { CountedTextarea } from '#src/ui/mantine/fields/CountedTextarea.tsx';
import { useManagerCommentLimit } from './checkout-comment-form.ts';
import type { ConfirmGuard } from './confirm-guard.ts';
import { type OrderSource, useToManager } from './to-manager.ts';

interface ManagerDialogProps {
  source: OrderSource;
  /** Makes sure that unsaved input is sent first. */
  guard?: ConfirmGuard;
  onClose: () => void;
}

/** Requests a comment and passes the products to a manager. */
export function ManagerDialog({ source, guard, onClose }: ManagerDialogProps) {
  const limit = useManagerCommentLimit();
  const form = useForm({
    initialValues: { comment: '' },
    validate: { comment: maxLength(limit) },
  });
  const manager = useToManager(source, { guard, onUnsaved: onClose });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title="Передать менеджеру"
      form={form}
      onSubmit={({ comment }) => manager.run(comment.trim())}
      pending={manager.pending}
      error={manager.error ? formRejections(manager.error) : null}
      submitLabel="Передать"
    >
      Менеджер получит товары и всё, что вы уже выбрали, подберёт замену тому, чего нет, и свяжется
      с вами, чтобы согласовать заказ. До этого ничего не спишем.
      <CountedTextarea
        label="Что важно учесть"
        placeholder="Нужно к пятнице, оттенок можно заменить на A3"
        rows={3}
        limit={limit}
        data-autofocus
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  );
}
