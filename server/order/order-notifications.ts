import type { Database } from '#server/db/connection.ts';
import { isCarrierPoint } from '#server/delivery/sdek/sdek-carrier.ts';
import { notify } from '#server/notifications/notify.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { joinSentences } from '#src/lib/text/join-sentences.ts';
import { orderNumber } from './order-lines.ts';
import { isUnpaidOnReceipt, type PaidOrder, paymentOf } from './payment-state.ts';

/** Nobody has the money but the shop. */
export const RETURNED_BY_HAND = 'Деньги вернёт менеджер: он свяжется с\u00A0вами.';

interface Announced extends PaidOrder {
  id: string;
  number: string | null;
  confirmedAt: Date | null;
  userID: string;
  deliveryMethod: string | null;
  pickupPointID: string | null;
  /** Why staff canceled it. */
  cancelReason: string | null;
}

interface Message {
  title: string;
  text: string;
}

function sentText({ deliveryMethod, pickupPointID }: Announced): string {
  if (deliveryMethod !== 'Pickup') return 'Его везёт курьер.';
  return isCarrierPoint(pickupPointID)
    ? 'Напишем, когда он будет в пункте выдачи.'
    : 'Заберите его в пункте выдачи.';
}

function messageFor(order: Announced, owed: string | null): Message | null {
  const { status } = order;
  const name = `Заказ ${orderNumber(order)}`;
  const isUnpaid = paymentOf(order).state === 'OnlinePaymentNotPaid';
  switch (status) {
    case 'Pending':
      return {
        title: `${name} принят`,
        text: isUnpaid
          ? 'Оплатите его, чтобы мы начали собирать: кнопка – на странице заказа.'
          : 'Менеджер подтвердит его в рабочее время.',
      };
    case 'PendingManager':
      return { title: `${name} передан менеджеру`, text: 'Менеджер свяжется с вами.' };
    case 'CreatingError':
      return { title: `${name} не создан`, text: 'Данные целы: откройте заказ и повторите.' };
    case 'Confirmed':
      return { title: `${name} подтверждён`, text: 'Склад начнёт сборку.' };
    case 'WaitingForShipping':
      return { title: `${name} собран`, text: 'Он готов к отправке.' };
    case 'Shipped':
      return {
        title: `${name} отправлен`,
        text: sentText(order),
      };
    case 'Succeeded':
      return { title: `${name} получен`, text: 'Спасибо за покупку!' };
    case 'Canceled':
      return {
        title: `${name} отменён`,
        text: joinSentences(order.cancelReason ?? '', owed ?? '') || 'Товары вернулись в продажу.',
      };
    case 'Refunded':
      if (isUnpaidOnReceipt(order)) {
        return { title: `${name}: возврат принят`, text: 'Платить за него не нужно.' };
      }
      // What a bank returns is not paid any more.
      return order.paymentStatus === 'Paid'
        ? { title: `${name}: возврат принят`, text: RETURNED_BY_HAND }
        : {
            title: `${name}: возврат принят`,
            text: 'Вернём деньги тем\u00A0же путём, каким вы\u00A0платили.',
          };
    default:
      return null;
  }
}

/**
 * Notifies the buyer of the new status if there is a message for it; not of an order that was never placed.
 * @param owed what is said about money that goes back with a cancellation; null without any
 */
export async function announce(
  tx: Database,
  order: Announced,
  owed: string | null,
  now: Date,
): Promise<void> {
  const message = order.confirmedAt === null ? null : messageFor(order, owed);
  if (message === null) return;
  const link = `/order/${order.id}`;
  await notify(tx, [order.userID], { topic: 'Order', ...message, link, at: now });
}

/** Notifies the buyer that money for the order was received. @param amount kopecks */
export async function announcePayment(
  tx: Database,
  order: Pick<Announced, 'id' | 'number' | 'userID'>,
  amount: number,
  at: Date,
): Promise<void> {
  await notify(tx, [order.userID], {
    topic: 'Order',
    title: `Заказ ${orderNumber(order)} оплачен`,
    text: `Получили ${formatMoney(amount)}.`,
    link: `/order/${order.id}`,
    at,
  });
}

/** Notifies the buyer that a recorded payment was a mistake. @param reason a sentence of staff */
export async function announceUnpaid(
  tx: Database,
  order: Pick<Announced, 'id' | 'number' | 'userID'>,
  reason: string,
  at: Date,
): Promise<void> {
  await notify(tx, [order.userID], {
    topic: 'Order',
    title: `Заказ ${orderNumber(order)}: отметка об\u00A0оплате снята`,
    text: joinSentences(reason, 'Заказ нужно оплатить.'),
    link: `/order/${order.id}`,
    at,
  });
}

/** Notifies the buyer that staff have sent money back. @param sent the sum and the document, in cash or by a bank */
export async function announceGivenBack(
  tx: Database,
  order: Pick<Announced, 'id' | 'number' | 'userID'>,
  { text, isCash }: { text: string; isCash: boolean },
  at: Date,
): Promise<void> {
  await notify(tx, [order.userID], {
    topic: 'Order',
    title: `Заказ ${orderNumber(order)}: деньги ${isCash ? 'выданы' : 'отправлены'}`,
    text: isCash ? `${text}.` : `${text}. Зачисление зависит от\u00A0банка.`,
    link: `/order/${order.id}`,
    at,
  });
}
