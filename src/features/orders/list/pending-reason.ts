import type { OrderSummary } from '#generated/api/model/orderSummary.ts';

/** Why an order waits for its buyer, and the label of its link. */
export interface PendingReason {
  text: string;
  action: string;
}

/** Everything that is not a draft, failed or waiting for a decision waits for payment. */
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
