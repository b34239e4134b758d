import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getListApprovalsQueryKey,
  invalidateGetApprovalDelivery,
  useSetGetApprovalQueryData,
} from '#generated/api/approval/approval.ts';
import type { Approval } from '#generated/api/model/approval.ts';
import type { ApprovalConflict } from '#generated/api/model/approvalConflict.ts';
import { ApiError } from '#src/api/errors.ts';
import { forgetOrder } from '#src/features/orders/orders-cache.ts';

const CONFLICT = 409;

/** What every change of an approval does with its answer. */
export interface ApprovalOutcome {
  /** Options for the mutation hooks. */
  mutation: {
    meta: { handledStatuses: readonly number[] };
    onSuccess: (approval: Approval) => void;
    onError: (error: unknown) => void;
  };
  /** Why the server did not take the last change, with the state as it is now. */
  conflict: ApprovalConflict | null;
  dismiss: () => void;
}

/** Keeps the approval that each change answers with; a refusal brings the present one along. */
export function useApprovalOutcome(id: string): ApprovalOutcome {
  const client = useQueryClient();
  const setApproval = useSetGetApprovalQueryData();
  const [conflict, setConflict] = useState<ApprovalConflict | null>(null);
  return {
    mutation: {
      meta: { handledStatuses: [CONFLICT] },
      onSuccess: (approval) => {
        setConflict(null);
        setApproval(id, approval);
        forgetOrder(client, id);
        // Days and costs follow the address and the goods.
        void invalidateGetApprovalDelivery(client, id);
        void client.invalidateQueries({ queryKey: getListApprovalsQueryKey({}).slice(0, -1) });
      },
      onError: (error) => {
        const found = readConflict(error);
        if (!found) return;
        if (found.approval) setApproval(id, found.approval);
        setConflict(found);
      },
    },
    conflict,
    dismiss: () => setConflict(null),
  };
}

function readConflict(error: unknown): ApprovalConflict | null {
  return error instanceof ApiError && error.status === CONFLICT
    ? (error.body as ApprovalConflict)
    : null;
}
