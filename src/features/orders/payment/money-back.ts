import type { Order } from '#generated/api/model/order.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';

type PaidOrder = Pick<Order, 'payment'>;
type CanceledOrder = PaidOrder & Pick<Order, 'totals' | 'bonus'>;

const bonuses = ['бонус', 'бонуса', 'бонусов'] as const;

/**
 * Whether a received order has not been paid. Only an invoice may wait for its payment so long; what was
 * paid otherwise and has gone back is not paid any more either.
 */
export function isUnpaidInvoice({ payment: { method, status } }: PaidOrder): boolean {
  return (method === 'Invoice' || method === null) && status !== 'Paid';
}

/**
 * «Вернём 4 980 ₽»; of an unpaid invoice, what need not be paid.
 * @param amount kopecks
 * @param isSent the money has left the shop, so that the order was paid once
 */
export function moneyBackText(order: PaidOrder, amount: number, isSent = false): string {
  const sum = formatMoney(amount);
  if (isUnpaidInvoice(order) && !isSent) return `Не нужно платить ${sum}`;
  return isSent ? `Вернули ${sum}` : `Вернём ${sum}`;
}

/** How the money of a refund comes back, or why there is none. */
export function moneyBackNote(order: PaidOrder): string {
  return isUnpaidInvoice(order)
    ? 'Счёт ещё не оплачен: за эти товары платить не нужно. Если оплата уже в пути, вернём её тем же способом.'
    : 'Деньги вернутся тем же способом, каким вы платили.';
}

/** What a cancellation brings back to the buyer: money only when it was paid, bonuses only when spent. */
export function cancellationText({ payment, totals, bonus }: CanceledOrder): string {
  const money =
    payment.status === 'Paid'
      ? `Вернём ${formatMoney(totals.toPay)} тем же способом, каким вы платили.`
      : 'Заказ не оплачен, платить за него не нужно.';
  const spent = bonus?.spend ?? 0;
  const returned = spent > 0 ? ` На бонусный счёт вернётся ${countOf(spent, bonuses)}.` : '';
  return `Товары вернутся в продажу. ${money}${returned} Восстановить отменённый заказ нельзя.`;
}
