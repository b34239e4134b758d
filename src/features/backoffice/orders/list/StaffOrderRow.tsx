import { Text } from '@mantine/core';
import type { StaffOrderSummary } from '#generated/api/model/staffOrderSummary.ts';
import { fromStaffList } from '#src/features/backoffice/card/BackLink.tsx';
import { paymentText } from '#src/features/backoffice/orders/payment-status-labels.ts';
import { methodLabels } from '#src/features/cart/page/choices/delivery-offer.ts';
import { StatusBadge } from '#src/features/order-parts/status/StatusBadge.tsx';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { ListRow, RowLink } from '#src/ui/kit/list/ListRow.tsx';
import classes from './StaffOrderRow.module.css';

/** One order, in one line where there is room; the whole row links to its page. */
export function StaffOrderRow({ order }: { order: StaffOrderSummary }) {
  const { id, number, status, confirmedAt, customerName, deliveryMethod } = order;
  return (
    <ListRow className={classes.row}>
      <RowLink to="/backoffice/orders/$id" params={{ id }} state={fromStaffList}>
        {number ?? id}
      </RowLink>
      <span className={classes.customer}>{customerName}</span>
      <Text span size="sm" className={classes.sum ?? ''}>
        {formatMoney(order.toPay)}
      </Text>
      <Text span size="sm">
        {[moneyText(order), deliveryMethod && methodLabels[deliveryMethod]]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <span className={classes.status}>
        <StatusBadge status={status} method={null} date={null} />
      </span>
      <Text span size="sm" c="dimmed" className={classes.date ?? ''}>
        <time dateTime={confirmedAt}>{formatMoment(confirmedAt)}</time>
      </Text>
    </ListRow>
  );
}

/** What is to be done about the money before what was done. */
function moneyText(order: StaffOrderSummary): string {
  const { toReturn } = order;
  return toReturn > 0 ? `вернуть ${formatMoney(toReturn)}` : paymentText(order);
}
