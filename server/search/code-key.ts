import { type SQL, sql } from 'drizzle-orm';
import { CYRILLIC_LOOKALIKES, LATIN_LOOKALIKES, toLookalikes } from './spelling.ts';

/** What stands between the parts of a code and is left out when it is typed. */
const SEPARATORS = '-./_ ';
/** Shorter texts are sizes and shades rather than codes. */
const SHORTEST_KEY = 4;
/** A longer text is no code. */
const LONGEST_KEY = 32;

/**
 * What a code is compared by: small letters without what separates them, Cyrillic letters that look
 * Latin made Latin: «СВ-1101-08», `CB-1101-08` and «св110108» are all `cb110108`.
 */
export function codeKey(text: string): string {
  return toLookalikes(text).replace(/[-./_\s]/g, '');
}

/** The same of a column. */
export function codeKeyOf(column: SQL): SQL {
  return sql`translate(lower(${column}), ${CYRILLIC_LOOKALIKES + SEPARATORS}::text, ${LATIN_LOOKALIKES}::text)`;
}

/** The key of a query that may be (the beginning of) a code; null when it is none. */
export function codeKeyOfQuery(text: string): string | null {
  const key = codeKey(text);
  const fits = key.length >= SHORTEST_KEY && key.length <= LONGEST_KEY;
  return fits && /\d/.test(key) && /^[0-9a-zа-я]+$/.test(key) ? key : null;
}

/**
 * The words under which a code is indexed beside its own spelling: its key, and its key without the
 * letters it begins with, which nobody remembers.
 */
export function codeWords(code: string): string {
  const key = codeKey(code);
  return [...new Set([key, key.replace(/^\D+/, '')])].filter(Boolean).join(' ');
}
