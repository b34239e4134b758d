import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetGetStaffOrderQueryData } from '#generated/api/backoffice/get-staff-order.ts';
import { invalidateListStaffOrders } from '#generated/api/backoffice/list-staff-orders.ts';
import { takeOrderStep } from '#generated/api/backoffice/take-order-step.ts';
import type { StaffOrder } from '#generated/api/model/staffOrder.ts';
import type { StaffOrderStep } from '#generated/api/model/staffOrderStep.ts';
import { formRejectionMeta, formRejections } from '#src/api/form-rejections.ts';
import { useAttemptKey } from '#src/api/queries/use-attempt-key.ts';
import { ConfirmDialog } from '#src/ui/mantine/dialogs/ConfirmDialog.tsx';
import { stepTexts } from './order-steps.ts';

interface StepDialogProps {
  order: StaffOrder;
  step: StaffOrderStep;
  onClose: () => void;
}

/** Confirms a step of an order: none can be undone. */
export function StepDialog({ order, step, onClose }: StepDialogProps) {
  const { id, number, status } = order;
  const { label, consequence } = stepTexts[step];
  const client = useQueryClient();
  const setOrder = useSetGetStaffOrderQueryData();
  const keyOf = useAttemptKey();
  const take = useMutation({
    mutationFn: () =>
      takeOrderStep(id, { step }, { headers: { 'Idempotency-Key': keyOf([status, step]) } }),
    meta: { ...formRejectionMeta, success: 'Заказ изменён' },
    onSuccess: (changed) => {
      setOrder(id, changed);
      void invalidateListStaffOrders(client);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`${label}? Заказ ${number ?? id}`}
      confirmLabel={label}
      cancelLabel="Не менять"
      pending={take.isPending}
      rejections={Object.values(take.error ? formRejections(take.error) : {})}
      onConfirm={take.mutateAsync}
      onClose={onClose}
    >
      {consequence} Отменить это нельзя.
    </ConfirmDialog>
  );
}
