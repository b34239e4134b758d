import { useForm } from '@mantine/form';
import { useState } from 'react';
import { formRejections } from '#src/api/form-rejections.ts';
import { maxLength } from '#src/lib/validation.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { CountedTextarea } from '#src/ui/mantine/CountedTextarea.tsx';
import { FormDialog } from '#src/ui/mantine/FormDialog.tsx';
import { MANAGER_COMMENT_LIMIT } from './checkout-comment-form.ts';
import type { ConfirmGuard } from './confirm-guard.ts';
import { type ManagerGoods, useToManager } from './to-manager.ts';

interface ToManagerProps {
  goods: ManagerGoods;
  /** Makes sure that unsaved input is sent first. */
  guard?: ConfirmGuard;
}

/** «Передать менеджеру»: passes the goods to a manager, who arranges the rest with the buyer. */
export function ToManager({ goods, guard }: ToManagerProps) {
  const [opened, setOpened] = useState(false);
  const empty = 'productIDs' in goods && goods.productIDs.length === 0;
  const open = () => {
    if (!guard || guard.flush()) setOpened(true);
  };
  return (
    <>
      <Button variant="subtle" disabled={empty} onClick={open}>
        Передать менеджеру
      </Button>
      {opened && (
        <ManagerDialog goods={goods} {...(guard && { guard })} onClose={() => setOpened(false)} />
      )}
    </>
  );
}

function ManagerDialog({ goods, guard, onClose }: ToManagerProps & { onClose: () => void }) {
  const form = useForm({
    initialValues: { comment: '' },
    validate: { comment: maxLength(MANAGER_COMMENT_LIMIT) },
  });
  const manager = useToManager(goods, { guard, onUnsaved: onClose });
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
        limit={MANAGER_COMMENT_LIMIT}
        data-autofocus
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  );
}
