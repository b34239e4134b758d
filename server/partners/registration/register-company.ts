import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { partners } from '#server/db/schema/shopping.ts';
import type {
  Organization,
  OrganizationDirectory,
} from '#server/integrations/organization-directory.ts';
import { listMemberships } from '#server/partners/membership.ts';
import { ensurePartnerCustomer } from '#server/partners/partners.ts';
import { getCustomer } from '#server/user/customers.ts';
import { createRecipient } from '#server/user/recipients.ts';
import { requireFields } from '#server/user/required-fields.ts';
import type { Customer, NewCustomer } from '#server/user/schemas.ts';
import { isEntrepreneurInn, isValidInn, WRONG_INN } from '#src/lib/contacts/inn.ts';
import { normalizePhone } from '#src/lib/contacts/phone.ts';
import { isRegistered } from './registered-company.ts';

const PHONE = /^\+7\d{10}$/;

interface Owner {
  firstName: string;
  middleName: string | null;
  lastName: string;
  phone: string;
  email: string | null;
}

/**
 * Registers an organization of the directory as a company with the user as its owner.
 * @throws ApiProblem 409 AlreadyExists for an own company, AlreadyRegistered for another user's;
 * 422 with `errors` for missing names and phone.
 */
export async function registerCompany(
  tx: Database,
  organization: Organization,
  userID: string,
  body: NewCustomer,
  now: Date,
): Promise<Customer> {
  await assertUnregistered(tx, userID, organization.inn);
  const owner = await readOwner(tx, userID, body);
  const { name, fullName, inn, kpp, ogrn, address, director } = organization;
  const partnerID = randomUUID();
  await tx
    .insert(partners)
    .values({ id: partnerID, name, fullName, inn, kpp, ogrn, legalAddress: address, director });
  await tx
    .insert(partnerEmployees)
    .values({ id: randomUUID(), partnerID, userID, ...owner, role: 'Owner', joinedAt: now });
  const customerID = await ensurePartnerCustomer(tx, partnerID);
  await createRecipient(tx, customerID, owner);
  return getCustomer(tx, userID, customerID);
}

/** Why nobody can buy for a company of the register any more. */
export function closedText(inn: string): string {
  return isEntrepreneurInn(inn)
    ? 'Предприниматель прекратил деятельность'
    : 'Организация ликвидирована';
}

/**
 * The organization to register. It is looked up before the transaction, which must not wait for an
 * external service.
 * @throws ApiProblem 422 InvalidINN, OrganizationLiquidated, PartnerNeedsRequest for one that the
 * directory does not know.
 */
export async function findOrganization(
  directory: OrganizationDirectory,
  body: NewCustomer,
): Promise<Organization> {
  const { inn } = requireFields({ inn: body.inn });
  const { kpp = null } = body;
  if (!isValidInn(inn)) {
    const message = WRONG_INN;
    throw new ApiProblem(422, message, {
      reason: 'InvalidINN',
      errors: [{ path: '/inn', message }],
    });
  }
  const organization = await directory.find(inn, kpp);
  if (organization === null) {
    throw new ApiProblem(
      422,
      isEntrepreneurInn(inn)
        ? 'Предпринимателя нет в справочнике: отправьте обращение, и менеджер его добавит'
        : 'Организации нет в справочнике: отправьте обращение, и менеджер её добавит',
      {
        reason: 'PartnerNeedsRequest',
      },
    );
  }
  if (organization.isLiquidated) {
    throw new ApiProblem(422, closedText(inn), { reason: 'OrganizationLiquidated' });
  }
  return organization;
}

async function assertUnregistered(tx: Database, userID: string, inn: string): Promise<void> {
  const isTaken = await isRegistered(tx, inn);
  const own = await listMemberships(tx, userID);
  if (own.some(({ partner }) => partner.inn === inn)) {
    throw new ApiProblem(409, 'Вы уже состоите в этой компании', { reason: 'AlreadyExists' });
  }
  if (isTaken) {
    throw new ApiProblem(
      409,
      'Эту компанию уже подключил ваш коллега. Попросите доступ у её владельца',
      { reason: 'AlreadyRegistered' },
    );
  }
}

/** Names and phone of the owner: from the profile, and where it has none, from the request. */
async function readOwner(tx: Database, userID: string, body: NewCustomer): Promise<Owner> {
  const [user] = await tx.select().from(users).where(eq(users.id, userID));
  const known = normalizePhone(user?.phone ?? '');
  const named = requireFields({
    firstName: user?.firstName || body.firstName,
    lastName: user?.lastName || body.lastName,
    phone: PHONE.test(known) ? known : body.phone,
  });
  const middleName = user?.middleName ?? body.middleName ?? null;
  return { ...named, middleName, email: user?.email ?? null };
}
