import type { OrderStatus } from '#generated/api/model/orderStatus.ts';
import {
  type ExpectedDelivery,
  isReadyForPickup,
} from '#src/features/order-parts/delivery/delivery-day.ts';

export interface ProgressStep {
  title: string;
  state: 'done' | 'current' | 'ahead';
}

/** Number of steps that are done in each status. */
const behind: Partial<Record<OrderStatus, number>> = {
  Pending: 0,
  PendingManager: 0,
  Confirmed: 1,
  WaitingForPicking: 2,
  WaitingForShipping: 3,
  Shipped: 4,
  Succeeded: 5,
};

/** The steps of an order; null when it has none: canceled, returned, not placed. */
export function progressOf(expected: ExpectedDelivery, today: string): ProgressStep[] | null {
  const { status, method } = expected;
  const at = behind[status];
  if (at === undefined) return null;
  const toPoint = isReadyForPickup(expected, today) ? 'Готов к выдаче' : 'Едет в пункт выдачи';
  const titles = [
    'Принят',
    'Подтверждён',
    'Собирается',
    'Собран',
    method === 'Pickup' ? toPoint : 'В пути',
    'Получен',
  ];
  const last = titles.length - 1;
  return titles.map((title, index) => {
    if (index < at || (index === at && at === last)) return { title, state: 'done' };
    return { title, state: index === at ? 'current' : 'ahead' };
  });
}
