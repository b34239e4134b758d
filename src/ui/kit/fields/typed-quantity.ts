/** More than anyone means; the rules of the product say what is possible. */
const MOST = 999_999_999;

/** Digits, with spaces between thousands; without a fraction; with or without the unit. */
const WHOLE = /^(\d+|\d{1,3}(?:\s\d{3})+)(?:[.,]0*)?\s*(?:шт\.?)?$/;

/**
 * The draft after typing: what was typed, also what is no number, because without its wrong
 * characters it would be another one. A minus clears the field (`shownDraft`), and is there again
 * before digits.
 */
export function typeOver(draft: string | null, typed: string): string {
  return (draft === '-' && typed ? `-${typed}` : typed).replace('−', '-');
}

/** What the field shows of a draft. */
export function shownDraft(draft: string): string {
  return draft === '-' ? '' : draft;
}

/** The quantity that a draft means: 1 for an empty field, null for anything but a whole number. */
export function readTypedQuantity(draft: string): number | null {
  if (!shownDraft(draft)) return 1;
  const digits = WHOLE.exec(draft.trim())?.[1];
  return digits ? Math.min(Number(digits.replace(/\s/g, '')), MOST) : null;
}
