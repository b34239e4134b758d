import { shopActor } from './actor.ts';
import type { OrderEventRow, OrderRow } from './order-store.ts';
import type { OrderEvent, OrderNext, OrderStatus } from './schemas.ts';

const titles: Readonly<Record<OrderStatus, string>> = {
  Draft: 'Оформление начато',
  WaitingForApprove: 'Отправлен на согласование',
  Approved: 'Согласован',
  NotApproved: 'Отклонён',
  WaitingForCreating: 'Подтверждён покупателем',
  CreatingError: 'Не создан из-за ошибки',
  PendingManager: 'Передан менеджеру',
  Pending: 'Принят магазином',
  Confirmed: 'Подтверждён магазином',
  WaitingForPicking: 'Собирается на складе',
  WaitingForShipping: 'Собран и готов к отправке',
  Shipped: 'Отправлен',
  Succeeded: 'Получен',
  Canceled: 'Отменён',
  WaitingForRefund: 'Оформлен возврат',
  Refunded: 'Деньги возвращены',
};

/** An event of an order as the contract shows it. */
export function toEvent(event: OrderEventRow): OrderEvent {
  return {
    id: String(event.id),
    at: event.at.toISOString(),
    status: event.status,
    title: event.title ?? titles[event.status],
    actor: { kind: event.actorKind, name: event.actorName },
    comment: event.comment,
  };
}

/** The next step and who has to take it; null when the order has ended. */
export function nextOf(
  order: Pick<OrderRow, 'status' | 'deliveryMethod' | 'deliveryDate'>,
): OrderNext | null {
  const expectedOn = order.deliveryDate;
  const isPickup = order.deliveryMethod === 'Pickup';
  const shop = (title: string) => ({ title, awaited: shopActor, expectedOn });
  switch (order.status) {
    case 'Draft':
    case 'CreatingError':
      return {
        title: 'Завершите оформление',
        awaited: { kind: 'Buyer', name: null },
        expectedOn: null,
      };
    case 'WaitingForApprove':
      return {
        title: 'Согласующий примет решение',
        awaited: { kind: 'Buyer', name: 'Согласующий компании' },
        expectedOn: null,
      };
    case 'Approved':
      return {
        title: 'Отправьте согласованный заказ в магазин',
        awaited: { kind: 'Buyer', name: null },
        expectedOn: null,
      };
    case 'NotApproved':
      return {
        title: 'Исправьте заказ и отправьте на согласование снова',
        awaited: { kind: 'Buyer', name: null },
        expectedOn: null,
      };
    case 'WaitingForCreating':
      return { title: 'Заказ создаётся', awaited: null, expectedOn };
    case 'Pending':
    case 'PendingManager':
      return shop('Менеджер подтвердит заказ');
    case 'Confirmed':
      return shop('Склад начнёт сборку');
    case 'WaitingForPicking':
      return shop('Склад соберёт заказ');
    case 'WaitingForShipping':
      return shop(isPickup ? 'Заказ отправят в пункт выдачи' : 'Заказ передадут курьеру');
    case 'Shipped':
      return isPickup
        ? { title: 'Заберите заказ', awaited: { kind: 'Buyer', name: null }, expectedOn }
        : { title: 'Курьер привезёт заказ', awaited: { kind: 'Shop', name: 'Курьер' }, expectedOn };
    case 'WaitingForRefund':
      return { ...shop('Магазин вернёт деньги'), expectedOn: null };
    default:
      return null;
  }
}
