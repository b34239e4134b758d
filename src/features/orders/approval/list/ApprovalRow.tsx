import { Badge, Text } from '@mantine/core';
import type { ApprovalSummary } from '#generated/api/model/approvalSummary.ts';
import {
  approvalStatusColors,
  decisionLabels,
  personName,
} from '#src/features/order-parts/approval-labels.ts';
import { orderTitle } from '#src/features/order-parts/status/order-title.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { countOf, productForms } from '#src/lib/numbers/plurals.ts';
import { countProducts } from '#src/lib/numbers/product-count.ts';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import { ListRow, RowLink } from '#src/ui/kit/list/ListRow.tsx';
import classes from './ApprovalRow.module.css';

interface ApprovalRowProps {
  partnerID: string;
  approval: ApprovalSummary;
}

/** One order that waits for approval; the whole row links to it. */
export function ApprovalRow({ partnerID, approval }: ApprovalRowProps) {
  const { id, number, author, requestedAt, reasons, myStatus, status, edited } = approval;
  const createdAt = approval.createdAt ?? requestedAt;
  const shown = myStatus ?? status;
  return (
    <ListRow className={classes.row}>
      <div className={classes.head}>
        <RowLink
          to="/profile/companies/$id/approval"
          params={{ id: partnerID }}
          search={{ order: id }}
        >
          {/* Two orders of the same minute differ by sender: the name is part of the link, once. */}
          {orderTitle({ number, status, createdAt })}
          <Hidden>, </Hidden>
          <Text component="span" display="block" size="sm" c="dimmed" fw={400}>
            Заказал(а): {personName(author)}&nbsp;· от&nbsp;{formatDate(createdAt)}
            {edited && '\u00A0· изменён'}
          </Text>
        </RowLink>
        <ProductNames approval={approval} />
      </div>
      <Text size="sm" className={classes.reasons ?? ''}>
        {reasons.map(({ message }) => message).join('. ')}
      </Text>
      <div className={classes.state}>
        <Badge color={approvalStatusColors[shown]} variant="light" tt="none">
          {decisionLabels[shown]}
        </Badge>
        <Text size="sm" c="dimmed">
          согласны {approval.approvedCount} из {approval.approverCount}
        </Text>
      </div>
      <div className={classes.sum}>
        <Text fw={600}>{formatMoney(approval.toPay)}</Text>
        <Text size="sm" c="dimmed">
          {countProducts(approval.itemCount, approval.quantity)}
        </Text>
      </div>
    </ListRow>
  );
}

/** The first products and the number of others. */
function ProductNames({ approval: { products, itemCount } }: { approval: ApprovalSummary }) {
  const shown = products.slice(0, 2);
  const more = itemCount - shown.length;
  return (
    <ul className={classes.products}>
      {shown.map(({ id, name, quantity }) => (
        <Text key={id} component="li" size="sm" truncate>
          {quantity} × {name}
        </Text>
      ))}
      {more > 0 && (
        <Text component="li" size="sm" c="dimmed">
          и ещё {countOf(more, productForms)}
        </Text>
      )}
    </ul>
  );
}
