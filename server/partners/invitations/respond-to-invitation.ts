import { and, eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { partnerInvitations } from '#server/db/schema/invitations.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { notifyOwners } from '#server/partners/notify-owners.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';
import { normalizePhone } from '#src/lib/contacts/phone.ts';
import { invitationState } from './invitation-row.ts';
import type { InvitationProof, ReceivedInvitation } from './received-invitations.ts';

type Schemas = components['schemas'];

/** Who responds to an invitation, and how it was proven to be theirs. */
export interface Invitee {
  userID: string;
  proof: InvitationProof;
  now: Date;
}

const PHONE = /^\+7\d{10}$/;

function closed(): ApiProblem {
  const message = 'Приглашение больше не\u00A0действует';
  return new ApiProblem(409, message, { reason: 'InvitationClosed' });
}

/** @throws ApiProblem 409 InvitationExpired, InvitationClosed */
function assertOpen({ invitation }: ReceivedInvitation, now: Date): void {
  const state = invitationState(invitation, now);
  if (state === 'Open') return;
  if (state !== 'Expired') throw closed();
  throw new ApiProblem(409, 'Срок приглашения вышел. Попросите компанию пригласить вас снова', {
    reason: 'InvitationExpired',
  });
}

async function readAccount(tx: Database, { userID, proof, now }: Invitee) {
  const [user] = await tx.select().from(users).where(eq(users.id, userID));
  if (user === undefined) throw new Error(`No user ${userID}`);
  const phone = normalizePhone(user.phone ?? '');
  return {
    name: fullName(user) || null,
    phone: PHONE.test(phone) ? phone : null,
    email: user.email,
    proof,
    at: now.toISOString(),
  };
}

/**
 * Makes the user the invited employee. The company's row must be locked. Repeated by the same user,
 * it does nothing.
 * @throws ApiProblem 409 InvitationExpired, InvitationClosed, EmployeeExists
 */
export async function acceptInvitation(
  tx: Database,
  received: ReceivedInvitation,
  invitee: Invitee,
): Promise<Schemas['AcceptedInvitation']> {
  const { invitation, partner, employee } = received;
  const { userID, now } = invitee;
  const joined = { partnerID: partner.id, partnerName: partner.name };
  if (invitation.ending === 'Accepted' && employee?.userID === userID) return joined;
  assertOpen(received, now);
  if (employee === null || employee.isBlocked || employee.userID !== null) throw closed();
  const isHere = and(
    eq(partnerEmployees.partnerID, partner.id),
    eq(partnerEmployees.userID, userID),
  );
  if ((await tx.$count(partnerEmployees, isHere)) > 0) {
    throw new ApiProblem(409, 'Вы уже состоите в\u00A0этой компании', { reason: 'EmployeeExists' });
  }
  const acceptedBy = await readAccount(tx, invitee);
  await tx
    .update(partnerEmployees)
    .set({ userID, joinedAt: now })
    .where(eq(partnerEmployees.id, employee.id));
  await tx
    .update(partnerInvitations)
    .set({ ending: 'Accepted', endedAt: now, acceptedBy })
    .where(eq(partnerInvitations.id, invitation.id));
  const account = [acceptedBy.name, acceptedBy.phone ?? acceptedBy.email].filter(Boolean);
  await notifyOwners(
    tx,
    partner.id,
    {
      title: `${fullName(employee)} теперь в\u00A0компании ${partner.name}`,
      text: `Приглашение принято аккаунтом: ${account.join(', ') || 'без имени'}. Если это не\u00A0тот человек, отмените вступление.`,
    },
    now,
  );
  return joined;
}

/**
 * Declines an invitation. The company's row must be locked.
 * @throws ApiProblem 409 InvitationExpired, InvitationClosed
 */
export async function declineInvitation(
  tx: Database,
  received: ReceivedInvitation,
  now: Date,
): Promise<void> {
  const { invitation, partner, employee } = received;
  if (invitation.ending === 'Declined') return;
  assertOpen(received, now);
  await tx
    .update(partnerInvitations)
    .set({ ending: 'Declined', endedAt: now })
    .where(eq(partnerInvitations.id, invitation.id));
  if (employee === null) return;
  const message = {
    title: 'Приглашение отклонено',
    text: `${fullName(employee)} не\u00A0вступит в\u00A0компанию ${partner.name}.`,
  };
  await notifyOwners(tx, partner.id, message, now);
}
