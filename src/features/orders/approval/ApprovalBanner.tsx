import { Alert, List, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { Approval } from '#generated/api/model/approval.ts';
import { personName } from '#src/features/order-parts/approval-labels.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { approvalHeadline, isCanceledUndecided } from './history/approval-headline.ts';

/** The status; it takes the focus when the buttons of a decision are gone. */
export const APPROVAL_STATUS_ID = 'approval-status';

/** Status of the approval: who has to decide, since when, and why it is needed. */
export function ApprovalBanner({ approval }: { approval: Approval }) {
  const { status, reasons, totals, decisions, allowedActions } = approval;
  // Edits may have brought the sum below the limits; the decision is needed nevertheless.
  const isOutdated =
    !isCanceledUndecided(approval) && reasons.some((reason) => exceedsOrder(reason, totals.toPay));
  const rejections = decisions.filter((decision) => decision.status === 'Rejected');
  return (
    <Alert
      id={APPROVAL_STATUS_ID}
      tabIndex={-1}
      color={status === 'Rejected' ? 'red' : 'brand'}
      variant="light"
      icon={<IconLock aria-hidden="true" />}
      title={approvalHeadline(approval)}
    >
      {rejections.map(({ approver, comment }) => (
        <Text key={approver.employeeID} size="sm">
          {personName(approver)}: {comment === null ? 'без комментария' : `«${comment}»`}
        </Text>
      ))}
      {(isOutdated || status === 'Approved') && (
        <Text size="sm">Отправлен на согласование, потому что тогда:</Text>
      )}
      <List size="sm">
        {reasons.map(({ code, message }) => (
          <List.Item key={code}>{message}</List.Item>
        ))}
      </List>
      {isOutdated && (
        <Text size="sm">
          После правок к оплате {formatMoney(totals.toPay)}.
          {status === 'Pending' && ' Решение всё равно нужно.'}
        </Text>
      )}
      {status === 'Rejected' &&
        allowedActions.includes('Edit') &&
        !allowedActions.includes('Proceed') && (
          <Text size="sm">
            Кнопка «Отправить на согласование» появится, когда вы что-нибудь измените.
          </Text>
        )}
    </Alert>
  );
}

/** Whether the order was larger when the reason was found; a month's sum is not the order's. */
function exceedsOrder({ code, actual }: Approval['reasons'][number], toPay: number): boolean {
  return code !== 'EmployeeMonthLimitExceeded' && actual !== null && actual > toPay;
}
