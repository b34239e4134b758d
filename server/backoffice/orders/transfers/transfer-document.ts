import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';

export type TransferDocument = components['schemas']['StaffTransferDocument'];

function reject(field: keyof TransferDocument, reason: string, message: string, hint = message) {
  const errors = [{ path: `/transfer/${field}`, message: hint }];
  return new ApiProblem(422, message, { reason, errors });
}

/** What a document of a transfer must agree with. */
interface Expected {
  /** Kopecks. */
  amount: number;
  /** «За заказ должны»: before the expected sum. */
  owed: string;
  /** The first possible day, `yyyy-mm-dd`, and what happened on it: «Заказ оформлен». */
  first: { day: string; event: string };
  now: Date;
}

/**
 * The document of a transfer with its number trimmed.
 * @throws ApiProblem 422 WrongAmount for another sum than the expected one, WrongDay for a day to come and for one before
 * the first possible day.
 */
export function validateDocument(
  { number, day, amount }: TransferDocument,
  expected: Expected,
): TransferDocument {
  if (amount !== expected.amount) {
    const owed = `${expected.owed} ${formatMoney(expected.amount)}`;
    const message = `Сумма не\u00A0сходится: ${owed.charAt(0).toLowerCase()}${owed.slice(1)}, а\u00A0в\u00A0документе ${formatMoney(amount)}`;
    throw reject('amount', 'WrongAmount', message, owed);
  }
  if (day > moscowDay(expected.now)) {
    throw reject('day', 'WrongDay', 'Этот день ещё не\u00A0наступил');
  }
  const { first } = expected;
  if (day < first.day)
    throw reject('day', 'WrongDay', `${first.event} ${dayText(first.day)}, не\u00A0раньше`);
  return { number: number.trim(), day, amount };
}

/** «13.03.2026». @param day `yyyy-mm-dd` */
function dayText(day: string): string {
  return day.split('-').toReversed().join('.');
}

/** The rejection of a document that is recorded for another order. @param order «Д-240501» */
export function documentTaken(document: TransferDocument, order: string): ApiProblem {
  const { number, day } = document;
  const message = `Документ №\u00A0${number} от\u00A0${dayText(day)} уже записан за\u00A0заказом ${order}. Если он о\u00A0двух заказах, допишите к\u00A0номеру, о\u00A0каком этот: «${number}/2»`;
  return reject('number', 'NumberTaken', message);
}

/** The rejection of a step that needs a document. */
export function documentRequired(): ApiProblem {
  const message = 'Укажите номер, дату и\u00A0сумму платёжного поручения';
  const errors = [{ path: '/transfer', message }];
  return new ApiProblem(422, message, { reason: 'TransferRequired', errors });
}

/** Whether a document is of money paid in cash: «РКО-8» is a cash order. */
export function isCashOrder({ number }: Pick<TransferDocument, 'number'>): boolean {
  return /^\s*РКО/i.test(number);
}

/** «платёжное поручение №\u00a0118 от 13.03.2026», as the buyer reads it. */
export function documentText({ number, day }: Pick<TransferDocument, 'number' | 'day'>): string {
  const name = isCashOrder({ number }) ? 'расходный кассовый ордер' : 'платёжное поручение';
  return `${name} №\u00A0${number} от\u00A0${dayText(day)}`;
}
