import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Session } from '#server/contract/session.ts';
import type { Database } from '#server/db/connection.ts';
import { partnerInvitations } from '#server/db/schema/invitations.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { partners } from '#server/db/schema/shopping.ts';
import { hashInvitationToken, type InvitationRow, invitationState } from './invitation-row.ts';

type Schemas = components['schemas'];

const LIMIT = 100;

/** An invitation with the company and the place in it that it offers. */
export interface ReceivedInvitation {
  invitation: InvitationRow;
  partner: typeof partners.$inferSelect;
  /** Null once the company has removed the employee. */
  employee: typeof partnerEmployees.$inferSelect | null;
}

function selectReceived(db: Database, where: SQL | undefined) {
  return db
    .select({ invitation: partnerInvitations, partner: partners, employee: partnerEmployees })
    .from(partnerInvitations)
    .innerJoin(partners, eq(partners.id, partnerInvitations.partnerID))
    .leftJoin(partnerEmployees, eq(partnerEmployees.id, partnerInvitations.employeeID))
    .where(where);
}

function toInvitation({ invitation, partner, employee }: ReceivedInvitation) {
  if (employee === null) return null;
  return {
    id: invitation.id,
    company: { name: partner.name, inn: partner.inn, kpp: partner.kpp },
    role: employee.role,
    position: employee.position,
    invitedBy: invitation.invitedBy,
    sentAt: invitation.createdAt.toISOString(),
    expiresAt: invitation.expiresAt.toISOString(),
  };
}

function openTo(userID: string, phone: string, now: Date): SQL | undefined {
  const isThere = sql`exists (
    select 1 from ${partnerEmployees} as present
    where present.partner_id = ${partnerInvitations.partnerID} and present.user_id = ${userID}
  )`;
  return and(
    eq(partnerInvitations.phone, phone),
    isNull(partnerInvitations.ending),
    gt(partnerInvitations.expiresAt, now),
    sql`not ${isThere}`,
  );
}

/**
 * The invitations to the phone that the session's own token says is verified, the newest first.
 * What the shop has stored about the user does not count: the phone may have changed hands.
 */
export async function listReceivedInvitations(
  db: Database,
  { userID, verifiedPhone }: Session,
  now: Date,
): Promise<Schemas['Invitation'][]> {
  if (verifiedPhone === null) return [];
  const rows = await selectReceived(db, openTo(userID, verifiedPhone, now))
    .orderBy(desc(partnerInvitations.number))
    .limit(LIMIT);
  return rows.map(toInvitation).filter((invitation) => invitation !== null);
}

/** How many `listReceivedInvitations` would return, up to its limit. */
export async function countReceivedInvitations(
  db: Database,
  session: Session,
  now: Date,
): Promise<number> {
  return (await listReceivedInvitations(db, session, now)).length;
}

/** @throws ApiProblem 404 for an unknown token. */
export async function readInvitationLink(
  db: Database,
  token: string,
  now: Date,
): Promise<Schemas['InvitationByLink']> {
  const hash = hashInvitationToken(token);
  const [row] = await selectReceived(db, eq(partnerInvitations.tokenHash, hash));
  if (row === undefined) throw unknownInvitation();
  return { state: invitationState(row.invitation, now), invitation: toInvitation(row) };
}

/**
 * An invitation that the caller proves to be the invited one of: by the link's token, or else by a
 * phone that the session's own token says is verified.
 * @throws ApiProblem 404 without the proof, as for an unknown invitation.
 */
export async function getReceivedInvitation(
  db: Database,
  { verifiedPhone }: Session,
  id: string,
  token: string | undefined,
): Promise<ReceivedInvitation> {
  const [row] = await selectReceived(db, eq(partnerInvitations.id, id));
  const isProven =
    token === undefined
      ? verifiedPhone !== null && row?.invitation.phone === verifiedPhone
      : row?.invitation.tokenHash === hashInvitationToken(token);
  if (row === undefined || !isProven) throw unknownInvitation();
  return row;
}

function unknownInvitation(): ApiProblem {
  return new ApiProblem(404, 'Такого приглашения нет', { reason: 'NotFound' });
}
