import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  invalidateGetStaffOrder,
  useSetGetStaffOrderQueryData,
} from '#generated/api/backoffice/get-staff-order.ts';
import { invalidateListStaffOrders } from '#generated/api/backoffice/list-staff-orders.ts';
import { takeOrderStep } from '#generated/api/backoffice/take-order-step.ts';
import type { StaffOrder } from '#generated/api/model/staffOrder.ts';
import type { StaffOrderStep } from '#generated/api/model/staffOrderStep.ts';
import { ApiError } from '#src/api/errors.ts';
import { useAttemptKey } from '#src/api/queries/use-attempt-key.ts';
import {
  dialogFailureMeta,
  dialogFailures,
} from '#src/features/backoffice/frame/failures/dialog-failures.ts';
import { ConfirmDialog } from '#src/ui/mantine/dialogs/ConfirmDialog.tsx';
import { endsOrder, stepTexts } from './order-steps.ts';
import { stepObstacle } from './step-obstacle.ts';

interface StepDialogProps {
  order: StaffOrder;
  step: StaffOrderStep;
  onClose: () => void;
}

/** Confirms a step of an order: none can be undone, and none is taken once the order has changed. */
export function StepDialog({ order, step, onClose }: StepDialogProps) {
  const { id, number } = order;
  const [seenStatus] = useState(order.status);
  const { label, title, consequence, done } = stepTexts[step];
  const client = useQueryClient();
  const setOrder = useSetGetStaffOrderQueryData();
  const keyOf = useAttemptKey();
  const take = useMutation({
    mutationFn: () => {
      const body = { step, seenStatus };
      return takeOrderStep(id, body, { headers: { 'Idempotency-Key': keyOf(body) } });
    },
    meta: { ...dialogFailureMeta, success: done(number ?? id) },
    onSuccess: (changed) => {
      setOrder(id, changed);
      void invalidateListStaffOrders(client);
      onClose();
    },
    onError: async (error) => {
      if (!(error instanceof ApiError)) return;
      void invalidateListStaffOrders(client);
      await invalidateGetStaffOrder(client, id);
    },
  });
  const isIdle = !take.isPending && !take.isSuccess;
  const obstacle = isIdle ? stepObstacle(order, step, seenStatus) : null;
  const failures = Object.values(take.error ? dialogFailures(take.error) : {});
  return (
    <ConfirmDialog
      title={title(number ?? id)}
      confirmLabel={label}
      cancelLabel={obstacle === null ? 'Не менять' : 'Закрыть'}
      isDestructive={endsOrder.has(step)}
      isBlocked={obstacle !== null}
      pending={take.isPending}
      rejections={obstacle === null ? failures : [obstacle]}
      onConfirm={take.mutateAsync}
      onClose={onClose}
    >
      {consequence(order)} Вернуть как было нельзя.
    </ConfirmDialog>
  );
}
