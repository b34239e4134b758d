import { Badge, Paper, Text } from '@mantine/core';
import type { ApprovalSummary } from '#generated/api/model/approvalSummary.ts';
import { formatMoment } from '#src/lib/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { countOf } from '#src/lib/plurals.ts';
import { LinkText } from '#src/ui/LinkButton.tsx';
import classes from './ApprovalRow.module.css';
import { approvalStatusColors, decisionWords } from './approval-words.ts';

interface ApprovalRowProps {
  partnerID: string;
  approval: ApprovalSummary;
}

/** One order that waits for agreement; the whole row leads to it. */
export function ApprovalRow({ partnerID, approval }: ApprovalRowProps) {
  const { id, number, author, requestedAt, reasons, myStatus, status, edited } = approval;
  const shown = myStatus ?? status;
  return (
    <Paper component="li" withBorder radius="lg" p="md" className={classes.row ?? ''}>
      <div className={classes.head}>
        <LinkText
          to="/profile/companies/$id/approval"
          params={{ id: partnerID }}
          search={{ order: id }}
          tone="inherit"
          className={classes.link}
        >
          {number === null ? 'Заказ без номера' : `Заказ ${number}`}
        </LinkText>
        <Text size="sm" c="dimmed">
          {author.name}, {formatMoment(requestedAt)}
          {edited && ' · изменён'}
        </Text>
      </div>
      <Text size="sm" className={classes.reasons ?? ''}>
        {reasons.map(({ message }) => message).join('. ')}
      </Text>
      <div className={classes.state}>
        <Badge color={approvalStatusColors[shown]} variant="light" tt="none">
          {decisionWords[shown]}
        </Badge>
        <Text size="sm" c="dimmed">
          {approval.approvedCount} из {approval.approverCount}
        </Text>
      </div>
      <div className={classes.sum}>
        <Text fw={600}>{formatMoney(approval.toPay)}</Text>
        <Text size="sm" c="dimmed">
          {countOf(approval.quantity, ['товар', 'товара', 'товаров'])}
        </Text>
      </div>
    </Paper>
  );
}
