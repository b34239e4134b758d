import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { buildOnce, value } from '#server/db/engine/built-query.ts';
import { users } from '#server/db/schema/identity.ts';
import { customers } from '#server/db/schema/shopping.ts';
import type { PersonClaims } from './person-claims.ts';

type UserRow = typeof users.$inferSelect;

/** A verified token's subject, and what the issuer says about the person. */
export interface Statement {
  issuer: string;
  subject: string;
  person: PersonClaims;
  issuedAt: Date;
  /** The id of a new user; random without it. */
  id?: string | undefined;
}

/** One of these runs at each request of a signed-in user. */
const usersOf = buildOnce<Pick<Statement, 'issuer' | 'subject'>, UserRow[]>((db) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.issuer, value('issuer')), eq(users.subject, value('subject')))),
);

async function findUser(db: Database, { issuer, subject }: Statement): Promise<UserRow | null> {
  const [row] = await usersOf(db, { issuer, subject });
  return row ?? null;
}

/** The columns that follow the issuer; a phone typed in the shop gives way to one of the issuer. */
function columnsOf({ email, phone, ...names }: PersonClaims, row: UserRow | null) {
  const hasOwnPhone = phone?.number === null && row?.phoneIsOwn === true;
  return {
    ...names,
    ...(email && {
      email: email.address,
      emailVerified: email.isVerified && email.address !== null,
    }),
    ...(phone &&
      !hasOwnPhone && {
        phone: phone.number,
        phoneVerified: phone.isVerified && phone.number !== null,
        phoneIsOwn: false,
      }),
  };
}

async function insertUser(db: Database, statement: Statement): Promise<UserRow> {
  const { issuer, subject, person, issuedAt, id = randomUUID() } = statement;
  await db
    .insert(users)
    .values({ ...columnsOf(person, null), id, issuer, subject, renewedAt: issuedAt })
    .onConflictDoNothing();
  const made = await findUser(db, statement);
  if (made === null) throw new Error('The user of a verified token could not be stored');
  return made;
}

/** The user's own customer is the same person. */
async function renameCustomer(db: Database, user: UserRow): Promise<void> {
  const { id, firstName, middleName, lastName, phone } = user;
  if (firstName === null) return;
  await db
    .update(customers)
    .set({ firstName, middleName, lastName, ...(phone !== null && { phone }) })
    .where(and(eq(customers.userID, id), eq(customers.isDefault, true)));
}

/**
 * The shop's user of a token: created for a new subject, renewed by a token that is not older than
 * the one the record is from. @returns the user's id
 * @throws ApiProblem 401 AccountDeleted
 */
export async function renewUser(db: Database, statement: Statement): Promise<string> {
  const row = (await findUser(db, statement)) ?? (await insertUser(db, statement));
  if (row.deletedAt !== null) {
    throw new ApiProblem(401, 'Аккаунт удалён', { reason: 'AccountDeleted' });
  }
  const change = columnsOf(statement.person, row);
  const isSame = Object.entries(change).every(
    ([name, value]) => row[name as keyof UserRow] === value,
  );
  const { issuedAt } = statement;
  if (isSame || (row.renewedAt !== null && row.renewedAt > issuedAt)) return row.id;
  const isNewer = or(isNull(users.renewedAt), lte(users.renewedAt, issuedAt));
  const isCurrent = and(isNewer, isNull(users.deletedAt));
  const [renewed] = await db
    .update(users)
    .set({ ...change, renewedAt: issuedAt })
    .where(and(eq(users.id, row.id), isCurrent))
    .returning();
  if (renewed !== undefined) await renameCustomer(db, renewed);
  return row.id;
}
