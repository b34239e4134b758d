import { and, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { contains } from '#server/db/sql-values.ts';
import { normalizeSearchText } from '#server/search/text.ts';

/**
 * A moment to sort by what a search finds. No index has it: walking one of the whole list, PostgreSQL
 * would read everything for the few records that match.
 */
export function sortedMoment(moment: AnyPgColumn): SQL {
  return sql`${moment} + interval '0'`;
}

/** Fewer digits are part of a number of an order or of a ticket, not a phone. */
const SHORTEST_PHONE = 4;

/** The digits of a typed phone as phones are stored, without the plus; null for another text. */
function phoneDigitsOf(typed: string): string | null {
  const bare = typed.replace(/[\s()+-]/g, '');
  if (!/^\d+$/.test(bare) || bare.length < SHORTEST_PHONE) return null;
  return bare.replace(/^8(?=\d{10}$)/, '7');
}

/**
 * Whether a name, a phone, an e-mail or an ИНН is what staff typed: the text contains each of its words,
 * in any order, or the digits of a phone however it is formatted.
 * @param text an expression of `search-texts.ts`, which an index may have @param typed not empty
 */
export function matchesContact(text: SQL, typed: string): SQL | undefined {
  const words = normalizeSearchText(typed).split(' ');
  const digits = phoneDigitsOf(typed);
  return or(
    and(...words.map((word) => contains(text, word))),
    digits === null ? undefined : contains(text, digits),
  );
}
