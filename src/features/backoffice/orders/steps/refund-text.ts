import type { RefundState } from '#generated/api/model/refundState.ts';
import type { StaffOrder } from '#generated/api/model/staffOrder.ts';
import type { StaffOrderTicketRefund } from '#generated/api/model/staffOrderTicketRefund.ts';
import { bonusForms } from '#src/features/account/bonuses/bonus-labels.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';

const states: Readonly<Record<RefundState, string>> = {
  Requested: 'просят вернуть',
  Accepted: 'возвращено',
  Rejected: 'в\u00a0возврате отказано',
};

/** «просят вернуть 890 ₽ и 2 бонуса». */
export function refundText({ state, amount, bonus }: StaffOrderTicketRefund): string {
  if (state === 'Rejected') return states.Rejected;
  return `${states[state]} ${sumsText(amount, bonus)}`;
}

/** «890 ₽ и 2 бонуса». @param amount kopecks */
export function sumsText(amount: number, bonus: number): string {
  const sums = [
    (amount > 0 || bonus === 0) && formatMoney(amount),
    bonus > 0 && countOf(bonus, bonusForms),
  ];
  return sums.filter(Boolean).join(' и\u00a0');
}

/** What the texts about returns depend on. */
export type ReturnedOrder = Pick<
  StaffOrder,
  'lines' | 'toPay' | 'returnedAmount' | 'returnedBonus'
>;

/** How much of an order has been returned already, and how much is left. */
export function returnedText({
  lines,
  toPay,
  returnedAmount,
  returnedBonus,
}: ReturnedOrder): string {
  const bought = lines.filter(({ isGift }) => !isGift);
  const sum = (pieces: (line: (typeof bought)[number]) => number) =>
    bought.reduce((total, line) => total + pieces(line), 0);
  const all = sum(({ quantity }) => quantity);
  const returned = sum((line) => line.returned);
  const returning = sum((line) => line.returning);
  const left = `${all - returned}\u00a0шт. на\u00a0${formatMoney(toPay - returnedAmount)}`;
  const open = returning > 0 ? ` Из\u00a0них ${returning}\u00a0шт. просит вернуть покупатель.` : '';
  if (returned === 0) return `Вернётся весь заказ: ${left}.${open}`;
  const done = `${returned} из\u00a0${all}\u00a0шт., ${sumsText(returnedAmount, returnedBonus)}`;
  return `Уже возвращено: ${done}. Осталось вернуть: ${left}.${open}`;
}
