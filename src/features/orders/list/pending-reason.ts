import type { OrderSummary } from '#generated/api/model/orderSummary.ts';

/** Why an order waits for its buyer, and what the way there is called. */
export interface PendingReason {
  text: string;
  action: string;
}

/** Whatever is neither begun, failed nor decided about waits for money. */
export function pendingReason({
  status,
  payment,
}: Pick<OrderSummary, 'status' | 'payment'>): PendingReason {
  switch (status) {
    case 'Draft':
      return { text: 'Оформление не закончено', action: 'Продолжить' };
    case 'CreatingError':
      return { text: 'Не удалось создать, данные сохранены', action: 'Повторить' };
    case 'NotApproved':
      return { text: 'Отклонён согласующим', action: 'Исправить' };
    case 'Approved':
      return { text: 'Согласован, осталось отправить в магазин', action: 'Оформить' };
    default:
      return payment.status === 'Pending'
        ? { text: 'Банк обрабатывает оплату', action: 'Посмотреть' }
        : { text: 'Ждёт оплаты', action: 'Оплатить' };
  }
}
