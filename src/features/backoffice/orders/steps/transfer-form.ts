import { staffTransferDocumentNumberMax } from '#generated/api/model/staffTransferDocument.ts';
import { parseDate } from '#src/lib/dates/dates.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';
import { isoDay, isoOf } from '#src/lib/dates/typed-day.ts';
import { rubles, toKopecks } from '#src/lib/numbers/rubles.ts';
import { all, maxLength, type Rule, required } from '#src/lib/validation.ts';

/** What is typed of the document of a transfer. */
export type TransferValues = Record<'number' | 'day' | 'amount', string>;

export const emptyTransfer: TransferValues = { number: '', day: '', amount: '' };

const pastDay: Rule = (typed) => {
  const { date, error } = parseDate(typed ?? '');
  if (error !== null) return error;
  return isoOf(date) > moscowDay(new Date()) ? 'Этот день ещё не\u00A0наступил' : null;
};

/** Rules of the document of a transfer; whether its sum is the right one the server says. */
export const transferRules: Record<keyof TransferValues, Rule> = {
  number: all(required, maxLength(staffTransferDocumentNumberMax)),
  day: all(required, pastDay),
  amount: all(required, rubles),
};

/** The document as the request has it; of valid values only. */
export function toDocument({ number, day, amount }: TransferValues) {
  return { number: number.trim(), day: isoDay(day) ?? '', amount: toKopecks(amount) ?? 0 };
}

/** Messages of the server by the fields of the form. */
export function transferErrors(messages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).map(([path, message]) => [path.replace(/^transfer\./, ''), message]),
  );
}
