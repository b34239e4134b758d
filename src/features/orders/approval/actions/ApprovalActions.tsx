import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useProceedApproval } from '#generated/api/approval/proceed-approval.ts';
import type { Approval } from '#generated/api/model/approval.ts';
import type { ApprovalOutcome } from '#src/features/orders/approval/edits/approval-cache.ts';
import { saveComment } from '#src/features/orders/approval/edits/CommentEdit.tsx';
import type { ApprovalEdits } from '#src/features/orders/approval/edits/use-approval-edits.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import type { Decision } from './DecisionDialog.tsx';

interface ApprovalActionsProps {
  approval: Approval;
  outcome: ApprovalOutcome;
  edits: ApprovalEdits;
  onDecide: (decision: Decision) => void;
}

/** Whether the order waits for this user's decision or confirmation. */
export function awaitsUser({ allowedActions }: Approval): boolean {
  return allowedActions.some((action) => ['Approve', 'Decline', 'Proceed'].includes(action));
}

/** Buttons for the decision, or for the next step, as the server allows them now. */
export function ApprovalActions({ approval, outcome, edits, onDecide }: ApprovalActionsProps) {
  const navigate = useNavigate();
  const { id, status, allowedActions } = approval;
  const [settling, setSettling] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const proceed = useProceedApproval({
    mutation: {
      ...outcome.mutation,
      onSuccess: (response) => {
        outcome.mutation.onSuccess(response);
        if (response.step === 'Approval') return;
        void navigate({ to: '/order/$id/inProgress', params: { id } });
      },
    },
    request: { headers: { 'Idempotency-Key': key } },
  });
  // Pending edits are saved before the decision is sent.
  const afterEdits = useSingleRun(async (act: () => unknown) => {
    if (!saveComment(approval, edits)) return;
    setSettling(true);
    const saved = await edits.settle();
    setSettling(false);
    if (saved) await act();
  });
  const may = (action: (typeof allowedActions)[number]) => allowedActions.includes(action);
  return (
    <>
      {may('Approve') && (
        <Button size="md" loading={settling} onClick={() => afterEdits(() => onDecide('approve'))}>
          Согласовать
        </Button>
      )}
      {may('Decline') && (
        <Button
          size="md"
          variant="default"
          disabled={settling}
          onClick={() => afterEdits(() => onDecide('decline'))}
        >
          Отклонить
        </Button>
      )}
      {may('Proceed') && (
        <Button
          size="md"
          loading={settling || proceed.isPending}
          onClick={() => afterEdits(() => proceed.mutateAsync({ id }))}
        >
          {status === 'Approved' ? 'Оформить заказ' : 'Отправить на согласование'}
        </Button>
      )}
    </>
  );
}
