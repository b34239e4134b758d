import { and, eq, isNotNull } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { partners } from '#server/db/schema/shopping.ts';
import { notify } from '#server/notifications/notify.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';
import { formatPhone } from '#src/lib/contacts/phone.ts';
import { invitationLink } from './invitation-link.ts';

type PartnerRequest = components['schemas']['PartnerRequest'];

/**
 * Notifies the owners of a registered company that a user requests access. Names and phone are the
 * profile's, and where it has none, those of the request.
 */
export async function notifyOwners(
  tx: Database,
  userID: string,
  { inn, ...typed }: PartnerRequest,
  at: Date,
): Promise<void> {
  const owners = await tx
    .select({ userID: partnerEmployees.userID, id: partners.id, name: partners.name })
    .from(partnerEmployees)
    .innerJoin(partners, eq(partners.id, partnerEmployees.partnerID))
    .where(
      and(
        eq(partners.inn, inn),
        eq(partnerEmployees.role, 'Owner'),
        eq(partnerEmployees.isBlocked, false),
        isNotNull(partnerEmployees.userID),
      ),
    );
  const [company] = owners;
  const [user] = await tx.select().from(users).where(eq(users.id, userID));
  if (company === undefined || user === undefined) return;
  const colleague = {
    firstName: user.firstName || (typed.firstName ?? null),
    middleName: user.middleName,
    lastName: user.lastName || (typed.lastName ?? null),
    phone: user.phone || (typed.phone ?? null),
    email: user.email,
  };
  const who = fullName(colleague) || 'Пользователь магазина';
  const contacts = [colleague.phone && formatPhone(colleague.phone), colleague.email]
    .filter(Boolean)
    .join(', ');
  await notify(
    tx,
    owners.flatMap((owner) => owner.userID ?? []),
    {
      topic: 'Company',
      title: `${who} просит доступ к\u00A0компании`,
      text: `${[company.name, contacts].filter(Boolean).join('. ')}. Если это ваш сотрудник, пригласите его в\u00A0разделе «Сотрудники».`,
      link: invitationLink(company.id, colleague),
      at,
    },
  );
}
