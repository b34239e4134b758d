import { Badge, Text } from '@mantine/core';
import type { Approval } from '#generated/api/model/approval.ts';
import {
  approvalStatusColors,
  decisionLabels,
  personName,
} from '#src/features/order-parts/approval-labels.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import classes from './ApprovalDecisions.module.css';
import { isCanceledUndecided } from './approval-headline.ts';

/** The approvers and their decisions. */
export function ApprovalDecisions({ approval }: { approval: Approval }) {
  const { decisions, quorum } = approval;
  return (
    <>
      {decisions.length > 1 && (
        <Text size="sm" c="dimmed" mb="xs">
          {quorum === 'All' ? 'Нужны решения всех' : 'Хватает одного согласия'}
        </Text>
      )}
      <ul className={classes.decisions}>
        {decisions.map(({ approver, status, comment, decidedAt, resetAt }) => (
          <li key={approver.employeeID} className={classes.decision}>
            <div className={classes.who}>
              <Text fw={500}>{personName(approver)}</Text>
              {approver.position !== null && (
                <Text size="sm" c="dimmed">
                  {approver.position}
                </Text>
              )}
            </div>
            <div className={classes.what}>
              {status === 'Pending' && isCanceledUndecided(approval) ? (
                <Badge color="gray" variant="light" tt="none">
                  Решение не нужно
                </Badge>
              ) : (
                <Badge color={approvalStatusColors[status]} variant="light" tt="none">
                  {decisionLabels[status]}
                </Badge>
              )}
              {decidedAt !== null && (
                <Text size="sm" c="dimmed">
                  {formatMoment(decidedAt)}
                </Text>
              )}
              {resetAt !== null && (
                <Text size="sm" c="dimmed">
                  Сброшено {formatMoment(resetAt)}: сумма выросла
                </Text>
              )}
            </div>
            {comment !== null && (
              <Text size="sm" className={classes.comment}>
                «{comment}»
              </Text>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
