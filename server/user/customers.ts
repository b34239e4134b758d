import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { buildOnce, value } from '#server/db/engine/built-query.ts';
import { users } from '#server/db/schema/identity.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { customers, partners, recipients } from '#server/db/schema/shopping.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';
import { normalizePhone } from '#src/lib/contacts/phone.ts';
import { requireFields } from './required-fields.ts';
import type { Customer, NewCustomer } from './schemas.ts';

/** The placeholder for a name that the identity provider did not send. */
const NAMELESS = 'Покупатель';
const PHONE = /^\+7\d{10}$/;

interface CustomerRow {
  customer: typeof customers.$inferSelect;
  partner: typeof partners.$inferSelect | null;
}

function toCustomer({ customer, partner }: CustomerRow): Customer {
  const { id, kind, firstName, middleName, lastName, phone, isDefault } = customer;
  return {
    id,
    kind,
    name: partner?.name ?? (fullName(customer) || NAMELESS),
    person:
      kind === 'Individual'
        ? { firstName: firstName || NAMELESS, middleName, lastName, phone }
        : null,
    partner: partner && { id: partner.id, name: partner.name, inn: partner.inn, kpp: partner.kpp },
    isDefault,
  };
}

function selectCustomers(db: Database, where: SQL | undefined) {
  return db
    .select({ customer: customers, partner: partners })
    .from(customers)
    .leftJoin(partners, eq(partners.id, customers.partnerID))
    .where(where);
}

/** An active employee: a blocked one has no access to the company. */
function isEmployed(userID: string): SQL | undefined {
  return and(eq(partnerEmployees.userID, userID), eq(partnerEmployees.isBlocked, false));
}

/** The user's own rows and those of the user's companies. */
function visibleCustomersOf(userID: string): SQL | undefined {
  const employed = sql`exists (
    select 1 from ${partnerEmployees}
    where ${partnerEmployees.partnerID} = ${customers.partnerID} and ${isEmployed(userID)}
  )`;
  return or(eq(customers.userID, userID), employed);
}

/** A customer the user may buy for; null when it does not exist or belongs to another user. */
export async function findCustomer(
  db: Database,
  userID: string,
  id: string,
): Promise<Customer | null> {
  const [row] = await selectCustomers(db, and(eq(customers.id, id), visibleCustomersOf(userID)));
  return row ? toCustomer(row) : null;
}

/** The company of a customer, whether or not the user may buy for it; null for a person. */
export async function findCompanyName(db: Database, id: string): Promise<string | null> {
  const [row] = await selectCustomers(db, eq(customers.id, id));
  return row?.partner?.name ?? null;
}

/** @throws ApiProblem 404 when it does not exist or belongs to another user. */
export async function getCustomer(db: Database, userID: string, id: string): Promise<Customer> {
  const customer = await findCustomer(db, userID, id);
  if (customer === null) throw new ApiProblem(404, 'Покупатель не найден', { reason: 'NotFound' });
  return customer;
}

const ownCustomers = buildOnce<{ userID: string }, CustomerRow[]>((db) =>
  selectCustomers(db, and(eq(customers.userID, value('userID')), eq(customers.isDefault, true))),
);

async function findOwn(db: Database, userID: string): Promise<Customer | null> {
  const [row] = await ownCustomers(db, { userID });
  return row ? toCustomer(row) : null;
}

async function makeOwn(db: Database, userID: string): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, userID));
  if (user === undefined) throw new Error(`No user ${userID}`);
  const phone = normalizePhone(user.phone ?? '');
  const person = {
    firstName: user.firstName || NAMELESS,
    middleName: user.middleName,
    lastName: user.lastName,
  };
  const [made] = await db
    .insert(customers)
    .values({
      ...person,
      id: randomUUID(),
      kind: 'Individual',
      userID,
      phone: PHONE.test(phone) ? phone : null,
      isDefault: true,
    })
    .onConflictDoNothing()
    .returning({ id: customers.id });
  if (made === undefined || !PHONE.test(phone)) return;
  await db.insert(recipients).values({
    ...person,
    id: randomUUID(),
    customerID: made.id,
    phone,
    email: user.email,
    isDefault: true,
  });
}

/** The user's own customer; created, with the user as recipient, when first needed. */
export async function ensureOwnCustomer(db: Database, userID: string): Promise<Customer> {
  const present = await findOwn(db, userID);
  if (present !== null) return present;
  await makeOwn(db, userID);
  const made = await findOwn(db, userID);
  if (made === null) throw new Error(`The customer of user ${userID} could not be stored`);
  return made;
}

/**
 * All customers the user may buy for: the user first, then other people, then companies by name.
 */
export async function listCustomers(db: Database, userID: string): Promise<Customer[]> {
  await ensureOwnCustomer(db, userID);
  const rows = await selectCustomers(db, visibleCustomersOf(userID)).orderBy(
    desc(customers.isDefault),
    asc(customers.kind),
    sql`${partners.name} collate "und-x-icu"`,
    asc(customers.createdAt),
  );
  return rows.map(toCustomer);
}

/**
 * Adds a person to buy for.
 * @throws ApiProblem 422 without a name or a phone.
 */
export async function createPerson(
  db: Database,
  userID: string,
  { firstName, middleName = null, lastName, phone }: NewCustomer,
): Promise<Customer> {
  const person = { ...requireFields({ firstName, lastName, phone }), middleName };
  const [customer] = await db
    .insert(customers)
    .values({ id: randomUUID(), kind: 'Individual', userID, ...person })
    .returning();
  if (customer === undefined) throw new Error('The customer was not stored');
  return toCustomer({ customer, partner: null });
}
