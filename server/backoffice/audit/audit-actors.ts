import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { matchesContact } from '#server/backoffice/contact-search.ts';
import type { Database } from '#server/db/connection.ts';
import { identityAccounts, users } from '#server/db/schema/identity.ts';
import { personNames, searchedText, userText } from '#server/db/search/search-texts.ts';
import { EMBEDDED_ISSUER } from '#server/identity/embedded-issuer.ts';
import { romanize } from '#server/search/spelling/spelling.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';

/** More people of one name are not searched for. */
const MOST_PEOPLE = 200;

const EXACT = /^(?:staff|user):./;

/** Actors that are no people, by what the page calls them and what else staff type; the words in lower case. */
const systems: readonly (readonly [actor: string, names: readonly string[]])[] = [
  ['bank', ['bank', 'банк']],
  ['1c', ['1c', '1с']],
  ['demo', ['demo', 'демо-менеджер (автоматически)']],
  ['shop', ['shop', 'магазин (автоматически)']],
];

/** A shorter text is no beginning of a name: «ма» is of many people. */
const SHORTEST_PART = 3;

/** The actors that are no people whose name, or the addition in brackets, begins with this text. */
function findSystems(phrase: string): string[] {
  const isMeant = (name: string) =>
    name === phrase ||
    (phrase.length >= SHORTEST_PART &&
      [name, ...name.split('(')].some((part) => part.startsWith(phrase)));
  return systems.filter(([, names]) => names.some(isMeant)).map(([actor]) => actor);
}

/** What the page adds to a name: «Светлана Громова, сотрудник», «Сотрудник olga». */
const KIND = /^(?:сотрудник|покупатель)\s+|\s*,\s*(?:сотрудник|покупатель)$/giu;

async function accountsOf(db: Database, phrase: string) {
  return db
    .select({ id: identityAccounts.id, login: identityAccounts.login })
    .from(identityAccounts)
    .where(
      or(
        // «Света» is the login `sveta`, though the name is «Светлана».
        inArray(identityAccounts.login, [phrase, romanize(phrase)]),
        eq(identityAccounts.email, phrase),
        matchesContact(searchedText(personNames(identityAccounts)), phrase),
      ),
    )
    .limit(MOST_PEOPLE);
}

async function userIDsOf(db: Database, phrase: string, subjects: readonly string[]) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      or(
        and(eq(users.issuer, EMBEDDED_ISSUER), inArray(users.subject, [...subjects])),
        and(
          // The text of the index, of which the names and the address are parts.
          matchesContact(userText(users), phrase),
          or(
            eq(sql`lower(${users.email})`, phrase),
            matchesContact(searchedText(personNames(users)), phrase),
          ),
        ),
      ),
    )
    .limit(MOST_PEOPLE);
  return rows.map(({ id }) => id);
}

/**
 * The actors that a text may mean: a login, a name or a part of it, an e-mail address, the id of a
 * user, «Банк» or its beginning, what the page shows, or an actor itself.
 */
export async function findActors(db: Database, text: string): Promise<string[]> {
  const typed = text.trim().replace(KIND, '');
  const phrase = typed.toLowerCase();
  const found = findSystems(phrase);
  if (EXACT.test(typed) || phrase === '') return [typed];
  const accounts = await accountsOf(db, phrase);
  const userIDs = await userIDsOf(
    db,
    phrase,
    accounts.map(({ id }) => id),
  );
  const names = [typed, phrase, ...accounts.map(({ login }) => login)];
  const ids = [typed, ...userIDs];
  // Staff whose token claims no name is recorded with the id of the user.
  const staff = [...names, ...ids].map((name) => `staff:${name}`);
  return [...new Set([...found, ...staff, ...ids.map((id) => `user:${id}`)])];
}

/** Names of people by actor; without those that are unknown or no people. */
export async function readActorNames(
  db: Database,
  actors: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const people = [...new Set(actors)].filter((actor) => EXACT.test(actor));
  const ids = people.map((actor) => actor.slice(actor.indexOf(':') + 1));
  const columns = {
    firstName: users.firstName,
    middleName: users.middleName,
    lastName: users.lastName,
  };
  const [named, accounts] = await Promise.all([
    db
      .select({ id: users.id, ...columns })
      .from(users)
      .where(inArray(users.id, ids)),
    db.select().from(identityAccounts).where(inArray(identityAccounts.login, ids)),
  ]);
  const names = new Map<string, string>();
  for (const user of named) {
    names.set(`user:${user.id}`, fullName(user));
    names.set(`staff:${user.id}`, fullName(user));
  }
  for (const account of accounts) names.set(`staff:${account.login}`, fullName(account));
  return new Map([...names].filter(([, name]) => name !== ''));
}
