import type { StaffBankTransfer } from '#generated/api/model/staffBankTransfer.ts';
import type { StaffTransfer } from '#generated/api/model/staffTransfer.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';

/** What happened to the money. */
export function transferName({ kind, undoneAt }: StaffTransfer): string {
  if (undoneAt !== null) return 'Отметка об\u00A0оплате снята';
  return kind === 'Payment' ? 'Оплата отмечена' : 'Деньги возвращены';
}

/** «4 590 ₽, №\u00a0118 от 13.03.2026, Светлана Громова». */
export function transferText(transfer: StaffTransfer): string {
  const { number, day, amount, recordedBy, undoReason } = transfer;
  const date = formatDate(`${day}T00:00:00+03:00`);
  const document = number === null ? date : `№\u00A0${number} от\u00A0${date}`;
  const text = [formatMoney(amount), document, recordedBy].join(', ');
  return undoReason === null ? text : `${text}. ${undoReason}`;
}

/** What a bank did with the money. */
export function bankTransferName({ kind }: StaffBankTransfer): string {
  return kind === 'Payment' ? 'Оплачено через\u00A0банк' : 'Банк вернул деньги';
}

/** «4 590 ₽, 13.03.2026». */
export function bankTransferText({ amount, at }: StaffBankTransfer): string {
  return `${formatMoney(amount)}, ${formatDate(at)}`;
}
