import { shopActor } from '#server/order/actor.ts';
import type { OrderEventRow, OrderRow } from '#server/order/order-store.ts';
import { isUnpaidOnReceipt, type PaidOrder, paymentOf } from '#server/order/payment-state.ts';
import type { OrderEvent, OrderNext, OrderStatus } from '#server/order/schemas.ts';

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
  // The money follows, with an event of its own.
  Refunded: 'Возврат принят',
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

const buyer = (title: string): OrderNext => ({
  title,
  awaited: { kind: 'Buyer', name: null },
  expectedOn: null,
});
const bank = (title: string): OrderNext => ({
  title,
  awaited: { kind: 'System', name: 'Банк' },
  expectedOn: null,
});

/** Before these the shop waits for the money of an order that is paid in advance. */
const payFirst: readonly OrderStatus[] = ['Pending', 'Confirmed'];

/** The payment or the installment that an order waits for; null when it waits for something else. */
function nextPayment(order: PaidOrder): OrderNext | null {
  if (!payFirst.includes(order.status)) return null;
  switch (paymentOf(order).state) {
    case 'OnlinePaymentNotPaid':
      return buyer('Оплатите заказ');
    case 'OnlinePaymentProcessing':
      return bank('Банк подтвердит оплату');
    case 'SberInstallment':
      if (order.paymentStatus === 'NotPaid') return buyer('Подайте заявку на рассрочку');
      return order.paymentStatus === 'Pending' ? bank('Банк рассмотрит заявку') : null;
    default:
      return null;
  }
}

/** The next step and who has to take it; null when the order has ended. */
export function nextOf(
  order: PaidOrder & Pick<OrderRow, 'deliveryMethod' | 'deliveryDate'>,
): OrderNext | null {
  const payment = nextPayment(order);
  if (payment !== null) return payment;
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
      return {
        ...shop(isUnpaidOnReceipt(order) ? 'Магазин примет возврат' : 'Магазин вернёт деньги'),
        expectedOn: null,
      };
    default:
      return null;
  }
}
