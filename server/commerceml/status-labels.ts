import type { OrderStatus } from '#server/order/schemas.ts';

/** Statuses of placed orders, as the accounting system shows them. */
export const statusLabels: Partial<Record<OrderStatus, string>> = {
  PendingManager: 'У менеджера',
  Pending: 'Принят',
  Confirmed: 'Подтверждён',
  WaitingForPicking: 'Собирается',
  WaitingForShipping: 'Готов к отправке',
  Shipped: 'В пути',
  Succeeded: 'Получен',
  WaitingForRefund: 'Возврат рассматривается',
  Refunded: 'Деньги возвращены',
  Canceled: 'Отменён',
};

export const exchangedStatuses = Object.keys(statusLabels) as OrderStatus[];

/** The status of `Confirmed`, `[Confirmed] Подтверждён` or `Подтверждён`; null for another text. */
export function parseStatus(text: string): OrderStatus | null {
  const [, code = text] = /^\[(\w+)\]/.exec(text) ?? [];
  return (
    exchangedStatuses.find((status) => status === code || statusLabels[status] === text) ?? null
  );
}
