import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Session, TokenClaims } from '#server/contract/session.ts';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { findAccount } from './accounts.ts';
import { EMBEDDED_ISSUER } from './embedded-issuer.ts';

const CACHE_LIMIT = 10_000;

type NewUser = typeof users.$inferInsert;

/**
 * Resolves a verified token to the shop's own user: the row is created at the first request of a
 * new subject. Known ids are cached, the oldest are evicted first; a second process finds the same
 * row.
 */
export function sessionResolver(embedded: boolean) {
  const known = new Map<string, string>();
  return async (db: Database, claims: TokenClaims): Promise<Session> => {
    const issuer = embedded ? EMBEDDED_ISSUER : String(claims.iss);
    const key = `${issuer} ${claims.sub}`;
    const userID = known.get(key) ?? (await ensureUser(db, issuer, claims));
    known.delete(key);
    known.set(key, userID);
    const [oldest] = known.keys();
    if (known.size > CACHE_LIMIT && oldest !== undefined) known.delete(oldest);
    return { userID, claims };
  };
}

async function ensureUser(db: Database, issuer: string, claims: TokenClaims): Promise<string> {
  const found = await findUserID(db, issuer, claims.sub);
  if (found) return found;
  const person =
    issuer === EMBEDDED_ISSUER ? await fromAccount(db, claims.sub) : fromClaims(claims);
  await db
    .insert(users)
    .values({ ...person, issuer, subject: claims.sub })
    .onConflictDoNothing();
  const made = await findUserID(db, issuer, claims.sub);
  if (!made) throw new Error('The user of a verified token could not be stored');
  return made;
}

async function findUserID(db: Database, issuer: string, subject: string): Promise<string | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)));
  return row?.id ?? null;
}

type Person = Omit<NewUser, 'issuer' | 'subject'>;

/** The embedded provider's tokens contain no names; its accounts are in the same database. */
async function fromAccount(db: Database, subject: string): Promise<Person> {
  const account = await findAccount(db, subject);
  if (!account) return { id: randomUUID() };
  const { id, firstName, middleName, lastName, email, phone } = account;
  return { id, firstName, middleName, lastName, email, phone };
}

/** The names in an external issuer's token depend on its configuration. */
function fromClaims(claims: TokenClaims): Person {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return {
    id: randomUUID(),
    firstName: text('given_name'),
    middleName: text('middle_name'),
    lastName: text('family_name'),
    email: text('email'),
    phone: text('phone_number'),
  };
}
