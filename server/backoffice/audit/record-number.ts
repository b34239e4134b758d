/** What a typed number of a record may mean. */
export interface RecordNumber {
  /** The id of any record, or the number of a review; null when a letter says what it is. */
  id: string | null;
  /** Ids and numbers of orders; empty when it is a ticket. */
  orders: readonly string[];
  /** The number of a ticket; null when it is none. */
  ticket: number | null;
}

/** «Заказ № Д-240526», «О-1023», «1023»: a Latin letter that looks the same is the Russian one. */
const NUMBER = /^(?:(?:заказ|обращение|заявка|отзыв)\s*)?(?:№\s*)?(?:([дdоo])[\s\-‐–—−]*)?(\d+)$/iu;

const LARGEST = 2 ** 31;

/** Parses a number of an order or a ticket in any spelling. */
export function parseRecordNumber(text: string): RecordNumber {
  const exact = text.trim();
  const [, letter = '', digits] = NUMBER.exec(exact) ?? [];
  if (digits === undefined) return { id: exact, orders: [exact], ticket: null };
  const isTicket = /[оo]/iu.test(letter);
  const isOrder = /[дd]/iu.test(letter);
  const number = Number(digits);
  return {
    id: letter === '' ? digits : null,
    orders: isTicket ? [] : [...new Set([digits, `Д-${digits}`, exact])],
    ticket: isOrder || number >= LARGEST ? null : number,
  };
}
