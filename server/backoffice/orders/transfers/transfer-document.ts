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
  now: Date;
}

/**
 * The document of a transfer with its number trimmed.
 * @throws ApiProblem 422 WrongAmount for another sum than the expected one, WrongDay for a day to come.
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
  return { number: number.trim(), day, amount };
}

/** The rejection of a step that needs a document. */
export function documentRequired(): ApiProblem {
  const message = 'Укажите номер, дату и\u00A0сумму платёжного поручения';
  const errors = [{ path: '/transfer', message }];
  return new ApiProblem(422, message, { reason: 'TransferRequired', errors });
}

/** «платёжное поручение №\u00a0118 от 13.03.2026», as the buyer reads it. */
export function documentText({ number, day }: Pick<TransferDocument, 'number' | 'day'>): string {
  return `платёжное поручение №\u00A0${number} от\u00A0${day.split('-').toReversed().join('.')}`;
}
