import type { OrderStatus } from '#generated/api/model/orderStatus.ts';
import { describeStatus } from './order-status.ts';

interface StatusGroup {
  id: string;
  title: string;
  /** In the order of an order's life cycle. */
  statuses: readonly OrderStatus[];
}

/** Groups for the filter of orders; every status is in one group. */
export const statusGroups: readonly StatusGroup[] = [
  { id: 'begun', title: 'Оформляются', statuses: ['Draft', 'CreatingError'] },
  {
    id: 'approval',
    title: 'На согласовании',
    statuses: ['WaitingForApprove', 'NotApproved', 'Approved'],
  },
  {
    id: 'active',
    title: 'В работе',
    statuses: [
      'WaitingForCreating',
      'Pending',
      'PendingManager',
      'Confirmed',
      'WaitingForPicking',
      'WaitingForShipping',
    ],
  },
  { id: 'shipped', title: 'В пути', statuses: ['Shipped'] },
  { id: 'succeeded', title: 'Получены', statuses: ['Succeeded'] },
  { id: 'refunds', title: 'Возвраты', statuses: ['WaitingForRefund', 'Refunded'] },
  { id: 'canceled', title: 'Отменены', statuses: ['Canceled'] },
];

/** Labels of the chosen statuses, one chip each: a complete group is one choice. */
export function chosenStatuses(
  chosen: readonly OrderStatus[],
): { id: string; label: string; statuses: readonly OrderStatus[] }[] {
  return statusGroups.flatMap(({ id, title, statuses }) => {
    const among = statuses.filter((status) => chosen.includes(status));
    if (among.length === statuses.length) return [{ id, label: title, statuses }];
    return among.map((status) => ({
      id: status,
      label: describeStatus(status).label,
      statuses: [status],
    }));
  });
}
