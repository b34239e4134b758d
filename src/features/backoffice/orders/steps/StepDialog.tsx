import type { StaffOrder } from '#generated/api/model/staffOrder.ts';
import type { StaffOrderStep } from '#generated/api/model/staffOrderStep.ts';
import { dialogFailures } from '#src/features/backoffice/frame/failures/dialog-failures.ts';
import { ConfirmDialog } from '#src/ui/mantine/dialogs/ConfirmDialog.tsx';
import { ChangedOrderNotice } from './ChangedOrderNotice.tsx';
import { endsOrder, stepWarning, textsOf, undoText } from './order-steps.ts';
import { useOrderStep } from './use-order-step.ts';

interface StepDialogProps {
  order: StaffOrder;
  step: StaffOrderStep;
  onClose: () => void;
}

/** Confirms a step of an order: none can be undone, and none is taken once the order has changed. */
export function StepDialog({ order, step, onClose }: StepDialogProps) {
  const { id, number } = order;
  const { label, title, consequence } = textsOf(step, order);
  const warning = stepWarning(step, order);
  const { take, obstacle, review } = useOrderStep(order, step, onClose);
  const failures = take.error && review === null ? Object.values(dialogFailures(take.error)) : [];
  return (
    <ConfirmDialog
      title={title(number ?? id)}
      confirmLabel={label}
      cancelLabel={obstacle === null ? 'Не менять' : 'Закрыть'}
      isDestructive={endsOrder.has(step)}
      mustCheck={warning}
      isBlocked={obstacle !== null || review !== null}
      notice={review && <ChangedOrderNotice onReview={review} />}
      pending={take.isPending}
      rejections={obstacle === null ? failures : [obstacle]}
      onConfirm={() => take.mutateAsync(warning === null ? {} : { unpaid: true })}
      onClose={onClose}
    >
      {consequence(order)} {undoText(step, order)}
    </ConfirmDialog>
  );
}
