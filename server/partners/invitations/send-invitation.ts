import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/connection.ts';
import { partnerInvitations } from '#server/db/schema/invitations.ts';
import { postMessages } from '#server/notifications/outbox.ts';
import type { EmployeeRow, PartnerRow } from '#server/partners/schemas.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';
import { formatDay } from '#src/lib/dates/dates.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';
import { INVITATION_DAYS } from '#src/lib/dates/terms.ts';
import { countInvitation } from './invitation-limits.ts';
import { endInvitation, type InvitationRow, makeInvitationToken } from './invitation-row.ts';

const LIFETIME_MS = INVITATION_DAYS * 86_400_000;

interface NewInvitation {
  partner: PartnerRow;
  /** Who is invited. */
  employee: EmployeeRow;
  /** The employee who invites. */
  sender: EmployeeRow;
  now: Date;
}

/**
 * Sends a one-time link to the employee's phone and e-mail, or the only one of them there is, as part
 * of the caller's transaction. An earlier link is invalid from now on.
 * @throws ApiProblem 429 with `Retry-After`
 */
export async function sendInvitation(
  tx: Database,
  { partner, employee, sender, now }: NewInvitation,
): Promise<InvitationRow> {
  await countInvitation(tx, sender, employee, now);
  await endInvitation(tx, employee.id, 'Replaced', now);
  const { token, tokenHash } = makeInvitationToken();
  const { phone, email } = employee;
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  const [row] = await tx
    .insert(partnerInvitations)
    .values({
      id: randomUUID(),
      tokenHash,
      partnerID: partner.id,
      employeeID: employee.id,
      invitedBy: fullName(sender),
      phone,
      email,
      createdAt: now,
      expiresAt,
    })
    .returning();
  if (row === undefined) throw new Error('The invitation was not stored');
  const subject = `Вас пригласили в компанию ${partner.name}`;
  const text = `${subject} (ИНН ${partner.inn}). Примите или отклоните его по\u00A0ссылке: она действует до ${formatDay(moscowDay(expiresAt))}.`;
  // The hash of a URL is in no log of a server or proxy.
  const message = { subject, text, link: `/invitation#${token}`, expiresAt, at: now };
  await postMessages(tx, [
    ...(phone === null ? [] : [{ ...message, channel: 'Sms' as const, endPoint: phone }]),
    ...(email === null ? [] : [{ ...message, channel: 'Email' as const, endPoint: email }]),
  ]);
  return row;
}
