import { Text } from '@mantine/core';
import type { StaffOrder } from '#generated/api/model/staffOrder.ts';
import { dialogFailures } from '#src/features/backoffice/frame/failures/dialog-failures.ts';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { useDraftedForm } from '#src/ui/mantine/dialogs/use-drafted-form.ts';
import { CountedTextarea } from '#src/ui/mantine/fields/CountedTextarea.tsx';
import { CANCEL_REASON_LIMIT, cancelRules } from './cancel-form.ts';
import { stepTexts } from './order-steps.ts';
import { useOrderStep } from './use-order-step.ts';

interface DialogProps {
  order: StaffOrder;
  onClose: () => void;
}

/** Cancels an order with a reason, which the buyer reads in its history. */
export function CancelStaffOrderDialog({ order, onClose }: DialogProps) {
  const { id, number } = order;
  const { label, title, consequence } = stepTexts.Cancel;
  const { form, drop } = useDraftedForm(`staff cancel ${id}`, { reason: '' }, cancelRules);
  const { take, obstacle } = useOrderStep(order, 'Cancel', () => {
    drop();
    onClose();
  });
  return (
    <FormDialog
      opened
      onClose={() => {
        drop();
        onClose();
      }}
      title={title(number ?? id)}
      form={form}
      onSubmit={({ reason }) => take.mutateAsync({ reason: reason.trim() })}
      pending={take.isPending}
      error={take.error && dialogFailures(take.error)}
      submitLabel={label}
      blockedReason={obstacle}
    >
      <Text size="sm">{consequence(order)} Вернуть как было нельзя.</Text>
      <CountedTextarea
        label="Почему отменяем – это прочитает покупатель"
        required
        data-autofocus
        limit={CANCEL_REASON_LIMIT}
        rows={3}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
