import type { OrderStatus, PaymentMethod } from '#server/order/schemas.ts';
import { type ActionCase, waitsForPayment } from '#server/order/transitions.ts';

const paidBy: Readonly<Partial<Record<PaymentMethod, string>>> = {
  SBP: 'по\u00A0СБП',
  SberInstallment: 'в\u00A0рассрочку',
};

const notes: Readonly<Partial<Record<OrderStatus, string>>> = {
  WaitingForApprove:
    'Заказ согласует компания покупателя, до этого с\u00A0ним ничего не\u00A0сделать',
  NotApproved: 'Компания покупателя заказ не\u00A0согласовала, отправить его снова может он сам',
  Approved: 'Компания заказ согласовала, оформить его должен покупатель',
  CreatingError: 'Учётная система заказ не\u00A0приняла, повторить может только покупатель',
  Shipped:
    'Отправленный заказ не\u00A0отменить: отметьте его полученным, после этого можно оформить возврат',
};

/** Why staff cannot take the step that they expect of an order now, in one sentence; null when they can. */
export function stepNote(order: ActionCase): string | null {
  const { status, paymentMethod, paymentStatus } = order;
  if (status !== 'Pending' || !waitsForPayment(order)) return notes[status] ?? null;
  if (paymentStatus === 'Pending') return 'Подтвердить можно, когда банк закончит проверку оплаты';
  const how = paymentMethod === null ? '' : (paidBy[paymentMethod] ?? '');
  return `Подтвердить можно после оплаты: заказ оплачивают ${how}`;
}
