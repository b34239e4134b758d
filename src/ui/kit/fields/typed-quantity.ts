const MAX_DIGITS = 5;

/**
 * Sanitizes what was typed into a quantity field: digits without leading zeros; «-» clears. A
 * fraction stays visible, because without its comma 2,5 would become 25; null when nothing of it
 * can be part of a number, so that a letter does not erase what was there, and for letters among
 * digits: 1e9 is not 19.
 */
export function sanitizeTypedQuantity(typed: string): string | null {
  if (typed === '' || typed.includes('-') || typed.includes('−')) return '';
  if (/\d\s*[^\d\s.,]+\s*\d/.test(typed)) return null;
  const [whole = '', fraction] = typed.replace(/[^\d.,]/g, '').split(/[.,]/);
  if (whole === '') return null;
  const digits = String(Number(whole.slice(0, MAX_DIGITS)));
  return fraction === undefined ? digits : `${digits},${fraction.slice(0, MAX_DIGITS)}`;
}

/** The quantity that a sanitized text means: 1 for an empty field, null for a fraction. */
export function readTypedQuantity(draft: string): number | null {
  const quantity = draft === '' ? 1 : Number(draft.replace(',', '.'));
  return Number.isInteger(quantity) ? quantity : null;
}
