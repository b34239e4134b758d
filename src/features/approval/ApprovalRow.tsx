import { Badge, Text } from '@mantine/core';
import type { ApprovalSummary } from '#generated/api/model/approvalSummary.ts';
import { formatMoment } from '#src/lib/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { countOf } from '#src/lib/plurals.ts';
import { ListRow, RowLink } from '#src/ui/ListRow.tsx';
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
    <ListRow className={classes.row}>
      <div className={classes.head}>
        <RowLink
          to="/profile/companies/$id/approval"
          params={{ id: partnerID }}
          search={{ order: id }}
        >
          {number === null ? 'Заказ без номера' : `Заказ ${number}`}
        </RowLink>
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
    </ListRow>
  );
}
