import { Button, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useProceedApproval, useRemindApprovers } from '#generated/api/approval/approval.ts';
import type { Approval } from '#generated/api/model/approval.ts';
import { formatMoment } from '#src/lib/dates.ts';
import type { ApprovalOutcome } from './approval-cache.ts';
import { saveComment } from './CommentEdit.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { ApprovalEdits } from './use-approval-edits.ts';
import { WithdrawOrder } from './WithdrawOrder.tsx';

interface ApprovalActionsProps {
  approval: Approval;
  outcome: ApprovalOutcome;
  edits: ApprovalEdits;
}

/** What the server lets this reader do with the order now. */
export function ApprovalActions({ approval, outcome, edits }: ApprovalActionsProps) {
  const navigate = useNavigate();
  const { id, status, allowedActions, remindAvailableAt } = approval;
  const [deciding, setDeciding] = useState<'approve' | 'decline' | null>(null);
  const [settling, setSettling] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const proceed = useProceedApproval({
    mutation: {
      ...outcome.mutation,
      onSuccess: (answer) => {
        outcome.mutation.onSuccess(answer);
        if (answer.step === 'Approval') return;
        void navigate({ to: '/order/$id/inProgress', params: { id } });
      },
    },
    request: { headers: { 'Idempotency-Key': key } },
  });
  const remind = useRemindApprovers({
    mutation: { ...outcome.mutation, meta: { handledStatuses: [409], success: 'Напомнили' } },
  });
  // What was clicked and typed comes before what is decided about it.
  const afterEdits = async (act: () => void) => {
    if (!saveComment(approval, edits)) return;
    setSettling(true);
    const saved = await edits.settle();
    setSettling(false);
    if (saved) act();
  };
  const may = (action: (typeof allowedActions)[number]) => allowedActions.includes(action);
  return (
    <Stack gap="xs">
      {may('Approve') && (
        <Button loading={settling} onClick={() => void afterEdits(() => setDeciding('approve'))}>
          Согласовать
        </Button>
      )}
      {may('Decline') && (
        <Button
          variant="default"
          disabled={settling}
          onClick={() => void afterEdits(() => setDeciding('decline'))}
        >
          Отклонить
        </Button>
      )}
      {may('Proceed') && (
        <Button
          loading={settling || proceed.isPending}
          onClick={() => void afterEdits(() => proceed.mutate({ id }))}
        >
          {status === 'Approved' ? 'Оформить заказ' : 'Отправить на согласование'}
        </Button>
      )}
      {may('Remind') && (
        <Button variant="default" loading={remind.isPending} onClick={() => remind.mutate({ id })}>
          Напомнить
        </Button>
      )}
      {/* Who may take the order back has sent it: nobody else reminds. */}
      {remindAvailableAt !== null && may('Withdraw') && (
        <Text size="sm" c="dimmed">
          Напомнить можно будет {formatMoment(remindAvailableAt)}
        </Text>
      )}
      {may('Withdraw') && <WithdrawOrder orderID={id} />}
      {deciding && (
        <DecisionDialog
          approval={approval}
          decision={deciding}
          outcome={outcome}
          onClose={() => setDeciding(null)}
        />
      )}
    </Stack>
  );
}
