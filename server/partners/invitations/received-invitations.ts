import { and, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Session } from '#server/contract/session.ts';
import type { Database } from '#server/db/connection.ts';
import { partnerInvitations } from '#server/db/schema/invitations.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { partners } from '#server/db/schema/shopping.ts';
import { hashInvitationToken, type InvitationRow, invitationState } from './invitation-row.ts';

type Schemas = components['schemas'];

export type InvitationProof = Schemas['InvitationAnswer']['proof'];

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

/** Undefined when the session's own token says neither a phone nor an e-mail is verified. */
function sentTo({ verifiedPhone, verifiedEmail }: Session): SQL | undefined {
  return or(
    verifiedPhone === null ? undefined : eq(partnerInvitations.phone, verifiedPhone),
    verifiedEmail === null ? undefined : sql`lower(${partnerInvitations.email}) = ${verifiedEmail}`,
  );
}

function openTo(userID: string, isSent: SQL, now: Date): SQL | undefined {
  const isThere = sql`exists (
    select 1 from ${partnerEmployees} as present
    where present.partner_id = ${partnerInvitations.partnerID} and present.user_id = ${userID}
  )`;
  return and(
    isSent,
    isNull(partnerInvitations.ending),
    gt(partnerInvitations.expiresAt, now),
    sql`not ${isThere}`,
  );
}

/**
 * The invitations to the phone or e-mail that the session's own token says is verified, the newest
 * first. What the shop has stored about the user does not count: the phone may have changed hands.
 */
export async function listReceivedInvitations(
  db: Database,
  session: Session,
  now: Date,
): Promise<Schemas['Invitation'][]> {
  const isSent = sentTo(session);
  if (isSent === undefined) return [];
  const rows = await selectReceived(db, openTo(session.userID, isSent, now))
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

/** How the caller is known to be the invited one; null when nothing shows it. */
function proofOf(
  { verifiedPhone, verifiedEmail }: Session,
  { phone, email, tokenHash }: InvitationRow,
  token: string | undefined,
): InvitationProof | null {
  if (token !== undefined) return tokenHash === hashInvitationToken(token) ? 'Link' : null;
  if (verifiedPhone !== null && phone === verifiedPhone) return 'Phone';
  return verifiedEmail !== null && email?.toLowerCase() === verifiedEmail ? 'Email' : null;
}

/**
 * An invitation that the caller proves to be the invited one of: by the link's token, or else by a
 * phone or e-mail that the session's own token says is verified.
 * @throws ApiProblem 404 without the proof, as for an unknown invitation.
 */
export async function getReceivedInvitation(
  db: Database,
  session: Session,
  id: string,
  token: string | undefined,
): Promise<ReceivedInvitation & { proof: InvitationProof }> {
  const [row] = await selectReceived(db, eq(partnerInvitations.id, id));
  const proof = row === undefined ? null : proofOf(session, row.invitation, token);
  if (row === undefined || proof === null) throw unknownInvitation();
  return { ...row, proof };
}

function unknownInvitation(): ApiProblem {
  return new ApiProblem(404, 'Такого приглашения нет', { reason: 'NotFound' });
}
