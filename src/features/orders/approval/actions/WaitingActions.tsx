import { Stack, Text } from '@mantine/core';
import { useRemindApprovers } from '#generated/api/approval/remind-approvers.ts';
import type { Approval } from '#generated/api/model/approval.ts';
import type { ApprovalOutcome } from '#src/features/orders/approval/edits/approval-cache.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import { WithdrawOrder } from './WithdrawOrder.tsx';

interface WaitingActionsProps {
  approval: Approval;
  outcome: ApprovalOutcome;
}

/** Actions of the buyer while the order waits: remind the approvers, withdraw it. */
export function WaitingActions({ approval, outcome }: WaitingActionsProps) {
  const { id, allowedActions, remindAvailableAt } = approval;
  const remind = useRemindApprovers({
    mutation: { ...outcome.mutation, meta: { handledStatuses: [409], success: 'Напомнили' } },
  });
  const sendReminder = useSingleRun(remind.mutateAsync);
  const mayRemind = allowedActions.includes('Remind');
  const mayWithdraw = allowedActions.includes('Withdraw');
  if (!mayRemind && !mayWithdraw) return null;
  return (
    <Stack gap="xs">
      {mayRemind && (
        <Button variant="default" loading={remind.isPending} onClick={() => sendReminder({ id })}>
          Напомнить
        </Button>
      )}
      {/* Only the sender may withdraw the order, and only the sender reminds. */}
      {remindAvailableAt !== null && mayWithdraw && (
        <Text size="sm" c="dimmed">
          Напомнить можно будет {formatMoment(remindAvailableAt)}
        </Text>
      )}
      {mayWithdraw && <WithdrawOrder orderID={id} />}
    </Stack>
  );
}
