import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { customers, partners } from '#server/db/schema/shopping.ts';
import type { OrganizationDirectory } from '#server/integrations/organization-directory.ts';
import { isRegistered } from '#server/partners/registration/registered-company.ts';
import type { TicketRow } from '#server/support/tickets/ticket-store.ts';
import { companyName } from '#src/lib/contacts/company-name.ts';
import { isValidInn, NOT_ENTREPRENEUR_INN, WRONG_INN } from '#src/lib/contacts/inn.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';
import { normalizePhone } from '#src/lib/contacts/phone.ts';

type PartnerRequest = components['schemas']['PartnerRequest'];

const PHONE = /^\+7\d{10}$/;
const ENTREPRENEUR_INN = /^\d{12}$/;
/** Largest number of entrepreneurs of one name to list. */
const MAX_NAMESAKES = 5;

/** The rejection of a decision, shown to the support employee. */
export function impossible(message: string): ApiProblem {
  return new ApiProblem(409, message, { reason: 'NotAllowed' });
}

/**
 * The user as an owner; some providers send the whole name in one piece, and some no phone. What the
 * account lacks is taken from the request.
 * @throws ApiProblem 409 when a colleague would not know who it is, or how to reach them.
 */
async function readOwner(
  tx: Database,
  userID: string | null,
  typed: Pick<PartnerRequest, 'firstName' | 'lastName' | 'phone'> = {},
) {
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(users.id, userID ?? ''));
  if (user === undefined) throw impossible('Покупателя больше нет');
  const known = [user.phone, typed.phone].map((phone) => normalizePhone(phone ?? ''));
  const phone = known.find((one) => PHONE.test(one)) ?? null;
  const email = user.email || null;
  const [firstName = '', ...others] = user.lastName
    ? [user.firstName || typed.firstName || '', user.lastName]
    : typed.lastName
      ? [user.firstName || typed.firstName || '', typed.lastName]
      : (user.firstName ?? '').trim().split(/\s+/);
  const lastName = others.join(' ');
  const missing = [
    ...(firstName === '' || lastName === '' ? ['имени и\u00A0фамилии'] : []),
    ...(phone || email ? [] : ['ни телефона, ни\u00A0почты']),
  ];
  if (missing.length > 0) {
    throw impossible(
      `В\u00A0аккаунте покупателя нет ${missing.join(', ')}: попросите указать и\u00A0решите снова`,
    );
  }
  const { id, middleName } = user;
  return { userID: id, firstName, middleName, lastName, phone, email };
}

/** @throws ApiProblem 409 AlreadyRegistered */
async function assertUnregistered(tx: Database, inn: string): Promise<void> {
  if (!(await isRegistered(tx, inn))) return;
  const message = 'Эта компания уже подключена. Доступ даёт её владелец: вашу просьбу он получил.';
  throw new ApiProblem(409, message, { reason: 'AlreadyRegistered' });
}

async function connect(
  tx: Database,
  company: { inn: string; kpp: string | null; name: string },
  owner: Awaited<ReturnType<typeof readOwner>>,
  now: Date,
): Promise<void> {
  const partnerID = randomUUID();
  await tx.insert(partners).values({ id: partnerID, ...company });
  await tx.insert(customers).values({ id: randomUUID(), kind: 'Partner', partnerID });
  await tx
    .insert(partnerEmployees)
    .values({ id: randomUUID(), partnerID, ...owner, role: 'Owner', joinedAt: now });
}

/**
 * Creates the requested company, with the user as its owner. Access to a registered one is given by
 * its owners, who were notified of the request.
 * @param given.name what support found out, when the request has no name.
 * @throws ApiProblem 409 AlreadyRegistered
 */
export async function connectCompany(
  tx: Database,
  { userID, payload }: TicketRow,
  { now, name: found }: { now: Date; name?: string },
): Promise<void> {
  const { inn, kpp = null, name = found, ...typed } = payload as PartnerRequest;
  await assertUnregistered(tx, inn);
  const owner = await readOwner(tx, userID, typed);
  await connect(tx, { inn, kpp, name: companyName({ name: name ?? '', inn }) }, owner, now);
}

function invalidInn(message: string): ApiProblem {
  return new ApiProblem(422, message, {
    reason: 'InvalidINN',
    errors: [{ path: '/inn', message }],
  });
}

/**
 * Creates the company of an entrepreneur, who is named as in the account. The request has no body:
 * support finds out the ИНН.
 * @param inn of the entrepreneur, 12 digits.
 * @throws ApiProblem 409 AlreadyRegistered, 422 InvalidINN for a missing or wrong ИНН.
 */
export async function connectEntrepreneur(
  tx: Database,
  { userID }: TicketRow,
  inn: string | undefined,
  now: Date,
): Promise<void> {
  if (inn === undefined || !ENTREPRENEUR_INN.test(inn)) throw invalidInn(NOT_ENTREPRENEUR_INN);
  if (!isValidInn(inn)) throw invalidInn(WRONG_INN);
  await assertUnregistered(tx, inn);
  const owner = await readOwner(tx, userID);
  const { firstName, middleName, lastName } = owner;
  const name = `ИП ${[lastName, firstName, middleName].filter(Boolean).join(' ')}`;
  await connect(tx, { inn, kpp: null, name }, owner, now);
}

/**
 * The only acting entrepreneur of the register with the user's name.
 * @returns the ИНН; null when there is none or more than one.
 */
export async function findEntrepreneurInn(
  db: Database,
  directory: OrganizationDirectory,
  userID: string,
): Promise<string | null> {
  const [user] = await db.select().from(users).where(eq(users.id, userID));
  if (!user?.firstName || !user.lastName) return null;
  const { firstName, middleName, lastName } = user;
  const words = fullName({ firstName, middleName, lastName }).split(/\s+/);
  const found = (await directory.suggest(lastName, MAX_NAMESAKES)).filter(
    ({ kind, name, isLiquidated }) =>
      kind === 'Entrepreneur' &&
      !isLiquidated &&
      words.every((word) => name.toLowerCase().split(/\s+/).includes(word.toLowerCase())),
  );
  const [only] = found;
  return found.length === 1 && only ? only.inn : null;
}
