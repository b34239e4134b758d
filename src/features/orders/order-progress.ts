import type { DeliveryMethod } from '#generated/api/model/deliveryMethod.ts';
import type { OrderStatus } from '#generated/api/model/orderStatus.ts';

export interface ProgressStep {
  title: string;
  state: 'done' | 'current' | 'ahead';
}

/** How many steps of the way are behind an order that has this status. */
const behind: Partial<Record<OrderStatus, number>> = {
  Pending: 0,
  PendingManager: 0,
  Confirmed: 1,
  WaitingForPicking: 2,
  WaitingForShipping: 3,
  Shipped: 4,
  Succeeded: 5,
};

/** The steps of an order on its way; null when it is on no way: canceled, returned, not placed. */
export function progressOf(
  status: OrderStatus,
  method: DeliveryMethod | null,
): ProgressStep[] | null {
  const at = behind[status];
  if (at === undefined) return null;
  const titles = [
    'Принят',
    'Подтверждён',
    'Собирается',
    'Собран',
    method === 'Pickup' ? 'Едет в пункт выдачи' : 'В пути',
    'Получен',
  ];
  const last = titles.length - 1;
  return titles.map((title, index) => {
    if (index < at || (index === at && at === last)) return { title, state: 'done' };
    return { title, state: index === at ? 'current' : 'ahead' };
  });
}
