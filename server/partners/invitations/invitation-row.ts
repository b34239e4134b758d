import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { partnerInvitations } from '#server/db/schema/invitations.ts';

type Schemas = components['schemas'];

export type InvitationRow = typeof partnerInvitations.$inferSelect;
export type InvitationState = Schemas['InvitationState'];
export type SentInvitation = Schemas['SentInvitation'];

/** Between two links to one person. */
const PAUSE_MS = 60_000;

/** What is stored of an invitation's link: the SHA-256 of its token, in hexadecimal. */
export function hashInvitationToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** 192 random bits; only the hash is stored. */
export function makeInvitationToken(): { token: string; tokenHash: string } {
  const token = `inv_${randomBytes(24).toString('base64url')}`;
  return { token, tokenHash: hashInvitationToken(token) };
}

/** What has become of an invitation by now. */
export function invitationState(row: InvitationRow, now: Date): InvitationState {
  if (row.ending !== null) return row.ending;
  if (row.employeeID === null) return 'Withdrawn';
  return row.expiresAt <= now ? 'Expired' : 'Open';
}

/** From when on the link may be sent again; null when it may. An ended one is sent without a pause. */
export function resendAvailableAt({ createdAt, ending }: InvitationRow, now: Date): Date | null {
  const at = new Date(createdAt.getTime() + PAUSE_MS);
  return ending === null && at > now ? at : null;
}

/** The current invitations of employees, by employee. */
export async function currentInvitations(
  db: Database,
  employeeIDs: readonly string[],
): Promise<Map<string, InvitationRow>> {
  if (employeeIDs.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([partnerInvitations.employeeID])
    .from(partnerInvitations)
    .where(inArray(partnerInvitations.employeeID, [...employeeIDs]))
    .orderBy(partnerInvitations.employeeID, desc(partnerInvitations.number));
  return new Map(rows.map((row) => [row.employeeID ?? '', row]));
}

/** Ends the employee's invitation unless it has ended: its link is invalid from now on. */
export async function endInvitation(
  tx: Database,
  employeeID: string,
  ending: 'Replaced' | 'Withdrawn',
  now: Date,
): Promise<void> {
  await tx
    .update(partnerInvitations)
    .set({ ending, endedAt: now })
    .where(and(eq(partnerInvitations.employeeID, employeeID), isNull(partnerInvitations.ending)));
}

/** An invitation as the company sees it. */
export function toSentInvitation(row: InvitationRow, now: Date): SentInvitation {
  return {
    state: invitationState(row, now),
    phone: row.phone,
    email: row.email,
    sentAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    resendAvailableAt: resendAvailableAt(row, now)?.toISOString() ?? null,
    acceptedBy: row.acceptedBy,
  };
}
