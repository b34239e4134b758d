import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  invalidateGetStaffOrder,
  useSetGetStaffOrderQueryData,
} from '#generated/api/backoffice/get-staff-order.ts';
import { invalidateListStaffOrders } from '#generated/api/backoffice/list-staff-orders.ts';
import { takeOrderStep } from '#generated/api/backoffice/take-order-step.ts';
import type { StaffOrder } from '#generated/api/model/staffOrder.ts';
import type { StaffOrderMove } from '#generated/api/model/staffOrderMove.ts';
import type { StaffOrderStep } from '#generated/api/model/staffOrderStep.ts';
import { ApiError } from '#src/api/errors.ts';
import { useAttemptKey } from '#src/api/queries/use-attempt-key.ts';
import { dialogFailureMeta } from '#src/features/backoffice/frame/failures/dialog-failures.ts';
import { stepTexts } from './order-steps.ts';
import { stepObstacle } from './step-obstacle.ts';

/**
 * Takes a step of an order from a dialog, which shows the order as it is refetched. `obstacle` says why
 * the step cannot be taken once the order has changed since the dialog opened; null before. `review` is
 * to be called once the user has read the sums of a changed order that still can take it; null before.
 */
export function useOrderStep(order: StaffOrder, step: StaffOrderStep, onDone: () => void) {
  const { id, number } = order;
  const [seen, setSeen] = useState({ status: order.status, version: order.version });
  const client = useQueryClient();
  const setOrder = useSetGetStaffOrderQueryData();
  const keyOf = useAttemptKey();
  const take = useMutation({
    mutationFn: (given: Pick<StaffOrderMove, 'reason' | 'unpaid' | 'transfer' | 'items'>) => {
      const body = { step, version: seen.version, ...given };
      return takeOrderStep(id, body, { headers: { 'Idempotency-Key': keyOf(body) } });
    },
    meta: { ...dialogFailureMeta, success: stepTexts[step].done(number ?? id) },
    onSuccess: (changed) => {
      setOrder(id, changed);
      void invalidateListStaffOrders(client);
      onDone();
    },
    onError: async (error) => {
      if (!(error instanceof ApiError)) return;
      void invalidateListStaffOrders(client);
      await invalidateGetStaffOrder(client, id);
    },
  });
  const isIdle = !take.isPending && !take.isSuccess;
  const obstacle = isIdle ? stepObstacle(order, step, seen.status) : null;
  const isStale = isIdle && obstacle === null && order.version !== seen.version;
  const review = () => {
    take.reset();
    setSeen({ status: order.status, version: order.version });
  };
  return { take, obstacle, review: isStale ? review : null };
}
