import { Alert, List } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { Approval } from '#generated/api/model/approval.ts';
import { personName } from '#src/features/order-parts/approval-labels.ts';
import { formatMoment } from '#src/lib/dates.ts';

/** Status of the approval: who has to decide, since when, and why it is needed. */
export function ApprovalBanner({ approval }: { approval: Approval }) {
  return (
    <Alert
      color={approval.status === 'Rejected' ? 'red' : 'brand'}
      variant="light"
      icon={<IconLock aria-hidden="true" />}
      title={headline(approval)}
    >
      <List size="sm">
        {approval.reasons.map(({ code, message }) => (
          <List.Item key={code}>{message}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

function headline({ status, decisions, awaitedSince }: Approval): string {
  if (status === 'Approved') return 'Заказ согласован';
  if (status === 'Rejected') return 'Заказ отклонён. Измените его и отправьте снова';
  const awaited = decisions
    .filter((decision) => decision.status === 'Pending')
    .map(({ approver }) => personName(approver))
    .join(', ');
  const since = awaitedSince === null ? '' : ` с ${formatMoment(awaitedSince)}`;
  return awaited === '' ? 'Заказ на согласовании' : `Ждём решения${since}: ${awaited}`;
}
