import { type SQL, sql } from 'drizzle-orm';
import {
  CYRILLIC_LOOKALIKES,
  LATIN_LOOKALIKES,
  romanize,
  switchLayout,
  toLookalikes,
  transliterate,
} from '#server/search/spelling/spelling.ts';

/** Separators in a code, which users often omit. */
const SEPARATORS = '-./_ ';
/** Shorter texts are sizes and shades rather than codes. */
const SHORTEST_KEY = 4;
/** Longer texts are no codes. */
const LONGEST_KEY = 32;

/**
 * The comparison key of a code: lower case without separators, with Cyrillic look-alikes replaced
 * by Latin letters: «СВ-1101-08», `CB-1101-08` and «св110108» are all `cb110108`.
 */
export function codeKey(text: string): string {
  return toLookalikes(text).replace(/[-./_\s]/g, '');
}

/** The same as an SQL expression of a column. */
export function codeKeyOf(column: SQL): SQL {
  return sql`translate(lower(${column}), ${CYRILLIC_LOOKALIKES + SEPARATORS}::text, ${LATIN_LOOKALIKES}::text)`;
}

/** The key of a query that may be (the beginning of) a code; otherwise null. */
export function codeKeyOfQuery(text: string): string | null {
  const key = codeKey(text);
  const fits = key.length >= SHORTEST_KEY && key.length <= LONGEST_KEY;
  return fits && /\d/.test(key) && /^[0-9a-zа-я]+$/.test(key) ? key : null;
}

/**
 * The additional index words of a code: its key, and its key without the leading letters, which
 * users often do not know.
 */
export function codeWords(code: string): string {
  const key = codeKey(code);
  return [...new Set([key, key.replace(/^\D+/, '')])].filter(Boolean).join(' ');
}

/** A code in the letters of the other alphabet, by sound and by key: `SV-1045` and `CD-1045` are «СВ-1045». */
export function respellCode(code: string): string[] {
  return [transliterate(code), romanize(code), switchLayout(code)];
}
