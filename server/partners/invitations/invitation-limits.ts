import { countCall } from '#server/contract/limits/call-limit.ts';
import { rateLimitProblem } from '#server/contract/limits/rate-limit-problem.ts';
import type { Database } from '#server/db/connection.ts';
import type { EmployeeRow } from '#server/partners/schemas.ts';
import { type InvitationRow, resendAvailableAt } from './invitation-row.ts';

const windowMs = 3_600_000;
const many = 'Приглашений за\u00A0час слишком много';
/** Enough for the first day of a clinic. */
const ofCompany = { calls: 100, windowMs, exceeded: many };
/** Limit of all companies of one user: anybody may register companies, and each invitation is an SMS. */
const ofSender = { calls: 200, windowMs, exceeded: many };
/** Limit of all companies together: the person may not know any of them. */
const toAddress = { calls: 5, windowMs };

/**
 * Pauses between two links of an employee.
 * @throws ApiProblem 429 with `Retry-After`
 */
export function assertPaused(row: InvitationRow | undefined, now: Date): void {
  const at = row === undefined ? null : resendAvailableAt(row, now);
  if (at === null) return;
  throw rateLimitProblem(
    'Приглашение только что отправлено',
    (at.getTime() - now.getTime()) / 1000,
  );
}

/**
 * Counts an invitation that is sent; only what commits is counted.
 * @throws ApiProblem 429 with `Retry-After`
 */
export async function countInvitation(
  tx: Database,
  sender: EmployeeRow,
  { phone, email }: Pick<EmployeeRow, 'phone' | 'email'>,
  now: Date,
): Promise<void> {
  await countCall(tx, `invitations-by:${sender.userID}`, ofSender, now);
  await countCall(tx, `invitations-of:${sender.partnerID}`, ofCompany, now);
  if (phone !== null) {
    const exceeded = 'На\u00A0этот телефон за\u00A0час отправлено слишком много приглашений';
    await countCall(tx, `invitations-to:${phone}`, { ...toAddress, exceeded }, now);
  }
  if (email !== null) {
    const exceeded = 'На\u00A0эту почту за\u00A0час отправлено слишком много приглашений';
    await countCall(tx, `invitations-to:${email.toLowerCase()}`, { ...toAddress, exceeded }, now);
  }
}
