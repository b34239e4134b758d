import { Badge } from '@mantine/core';
import type { OrderStatus } from '#generated/api/model/orderStatus.ts';
import { describeStatus, type StatusTone } from '#src/features/order-parts/status/order-status.ts';

const colors: Readonly<Record<StatusTone, string>> = {
  active: 'brand',
  good: 'green',
  bad: 'red',
  quiet: 'gray',
};

/** The status of an order. */
export function StaffOrderBadge({ status }: { status: OrderStatus }) {
  const { label, tone } = describeStatus(status);
  return (
    <Badge color={colors[tone]} variant="light" size="lg" tt="none">
      {label}
    </Badge>
  );
}
