const MOST_DIGITS = 5;

/** What stays in a quantity field of what was typed: digits without leading zeros; «-» clears. */
export function parseTypedQuantity(typed: string): string {
  if (typed.includes('-') || typed.includes('−')) return '';
  const digits = typed.replace(/\D/g, '').slice(0, MOST_DIGITS);
  return digits === '' ? '' : String(Number(digits));
}
