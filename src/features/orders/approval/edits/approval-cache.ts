import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getGetApprovalQueryKey } from '#generated/api/approval/get-approval.ts';
import { invalidateGetApprovalDelivery } from '#generated/api/approval/get-approval-delivery.ts';
import { getListApprovalsQueryKey } from '#generated/api/approval/list-approvals.ts';
import type { Approval } from '#generated/api/model/approval.ts';
import type { ApprovalConflict } from '#generated/api/model/approvalConflict.ts';
import { invalidateGetOrder } from '#generated/api/order/get-order.ts';
import { invalidateListPartners } from '#generated/api/partners/list-partners.ts';
import { ApiError } from '#src/api/errors.ts';
import { forgetOrder, invalidateOrderLists } from '#src/features/order-parts/orders-cache.ts';

const CONFLICT = 409;

/** Shared handling of the responses to changes of an approval. */
export interface ApprovalOutcome {
  /** Options for the mutation hooks. */
  mutation: {
    meta: { handledStatuses: readonly number[] };
    onSuccess: (approval: Approval) => void;
    onError: (error: unknown) => void;
  };
  /** Why the server rejected the last change, with the current state. */
  conflict: ApprovalConflict | null;
  dismiss: () => void;
  /**
   * The last version that the user has seen: the page's first, an own one, or one that was shown.
   */
  seen: number | null;
  see: (version: number) => void;
}

/** Caches the approval that each change returns; a conflict contains the current one. */
export function useApprovalOutcome(id: string): ApprovalOutcome {
  const client = useQueryClient();
  const [conflict, setConflict] = useState<ApprovalConflict | null>(null);
  const [seen, see] = useState(
    () => client.getQueryData<Approval>(getGetApprovalQueryKey(id))?.version ?? null,
  );
  const store = (approval: Approval) => {
    see(approval.version);
    applyApproval(client, approval);
  };
  return {
    mutation: {
      meta: { handledStatuses: [CONFLICT] },
      onSuccess: (approval) => {
        setConflict(null);
        store(approval);
      },
      onError: (error) => {
        const found = readConflict(error);
        if (!found) return;
        if (found.approval) store(found.approval);
        setConflict(found);
      },
    },
    conflict,
    dismiss: () => setConflict(null),
    seen,
    see,
  };
}

/**
 * Replaces the cached approval with the one after a change. A read in flight is canceled: it may
 * have read the state before the change.
 */
function applyApproval(client: QueryClient, approval: Approval): void {
  const { id, step } = approval;
  const queryKey = getGetApprovalQueryKey(id);
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, approval);
  if (step === 'Approval') {
    void invalidateGetOrder(client, id);
    void invalidateOrderLists(client);
  } else {
    forgetOrder(client, id);
  }
  // The tabs and cards of companies count what awaits the user.
  void invalidateListPartners(client);
  // Dates and costs depend on the address and the products.
  void invalidateGetApprovalDelivery(client, id);
  void client.invalidateQueries({ queryKey: getListApprovalsQueryKey({}).slice(0, -1) });
}

/** The conflict of a failed change; null when it failed for another reason. */
export function readConflict(error: unknown): ApprovalConflict | null {
  return error instanceof ApiError && error.status === CONFLICT
    ? (error.body as ApprovalConflict)
    : null;
}
