const MOST_DIGITS = 5;

/** Sanitizes what was typed into a quantity field: digits without leading zeros; «-» clears. */
export function parseTypedQuantity(typed: string): string {
  if (typed.includes('-') || typed.includes('−')) return '';
  const digits = typed.replace(/\D/g, '').slice(0, MOST_DIGITS);
  return digits === '' ? '' : String(Number(digits));
}
