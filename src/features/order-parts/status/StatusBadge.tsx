import { Badge } from '@mantine/core';
import { type ExpectedDelivery, shopDay } from '#src/features/order-parts/delivery/delivery-day.ts';
import { describeState } from './order-state.ts';
import type { StatusTone } from './order-status.ts';

const colors: Record<StatusTone, string> = {
  active: 'brand',
  good: 'green',
  bad: 'red',
  quiet: 'gray',
};

/** The status as text, colored by its tone. */
export function StatusBadge(order: ExpectedDelivery) {
  const { label, tone } = describeState(order, shopDay(new Date()));
  return (
    <Badge color={colors[tone]} variant="light" size="lg" tt="none">
      {label}
    </Badge>
  );
}
