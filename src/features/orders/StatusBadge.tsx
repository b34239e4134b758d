import { Badge } from '@mantine/core';
import type { OrderStatus } from '#generated/api/model/index.ts';
import { describeStatus, type StatusTone } from './order-status.ts';

const colors: Record<StatusTone, string> = {
  active: 'brand',
  good: 'green',
  bad: 'red',
  quiet: 'gray',
};

/** The status in words, coloured by what it means. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { label, tone } = describeStatus(status);
  return (
    <Badge color={colors[tone]} variant="light" size="lg" tt="none">
      {label}
    </Badge>
  );
}
