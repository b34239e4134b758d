import { or, type SQL, sql } from 'drizzle-orm';
import { users } from '#server/db/schema/identity.ts';
import { normalizeSearchText } from '#server/search/text.ts';

/** Fewer digits are part of a number of an order or of a ticket, not a phone. */
const SHORTEST_PHONE = 4;

/** The digits of a typed phone as phones are stored, without the plus; null for another text. */
function phoneDigitsOf(typed: string): string | null {
  const bare = typed.replace(/[\s()+-]/g, '');
  if (!/^\d+$/.test(bare) || bare.length < SHORTEST_PHONE) return null;
  return bare.replace(/^8(?=\d{10}$)/, '7');
}

/**
 * Whether a name, a phone, an e-mail or an ИНН is what staff typed: the joined texts contain each of
 * its words, in any order, or the digits of a phone however it is formatted. @param typed not empty
 */
export function matchesContact(texts: readonly SQL[], typed: string): SQL | undefined {
  const joined = sql`replace(lower(concat_ws(' ', ${sql.join([...texts], sql`, `)}) collate "und-x-icu"), 'ё', 'е')`;
  const words = normalizeSearchText(typed).split(' ');
  const parts = words.map((word) => sql`strpos(${joined}, ${word}::text) > 0`);
  const digits = phoneDigitsOf(typed);
  return or(
    sql`(${sql.join(parts, sql` and `)})`,
    digits === null ? undefined : sql`strpos(${joined}, ${digits}::text) > 0`,
  );
}

/** The name of a user. */
export const userNames: readonly SQL[] = [
  sql`${users.lastName}`,
  sql`${users.firstName}`,
  sql`${users.middleName}`,
];

/** The texts by which a user is found. */
export const userTexts: readonly SQL[] = [...userNames, sql`${users.phone}`, sql`${users.email}`];
