import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import type { ApproversChange } from './approvers.ts';
import { raiseApproversVersion } from './employee-role.ts';
import { getEmployeeRow } from './employee-store.ts';
import { endCalendarFeed } from './end-calendar-feed.ts';
import { endInvitation } from './invitations/invitation-row.ts';
import { notifyEmployee } from './notify-employee.ts';
import { assertManages, assertRemovable } from './removable.ts';
import type { Membership } from './rules.ts';
import type { EmployeeRow, PartnerRow } from './schemas.ts';

/**
 * Removes an employee or an invitation. The row of the company is locked: the next request of that
 * person finds no membership. Their orders are the company's and stay; the row stays for the history.
 * @throws ApiProblem 404, 403, 409 LastOwner, LastApprover
 */
export async function removeEmployee(
  tx: Database,
  membership: Membership,
  id: string,
  { now, follow }: ApproversChange,
): Promise<void> {
  const { partner } = membership;
  const employee = await getEmployeeRow(tx, partner.id, id);
  await assertRemovable(tx, membership, employee);
  assertManages(membership, employee, 'Remove');
  await endEmployment(tx, partner, employee, { now, follow });
}

/** Ends the access of an employee at once; whether that is allowed was decided before. */
export async function endEmployment(
  tx: Database,
  partner: PartnerRow,
  employee: EmployeeRow,
  { now, follow }: ApproversChange,
): Promise<void> {
  const { id } = employee;
  await tx
    .update(partnerEmployees)
    .set({
      userID: null,
      joinedAt: null,
      isBlocked: true,
      removedAt: now,
      ordersAccess: 'None',
      ordersAccessUntil: null,
    })
    .where(eq(partnerEmployees.id, id));
  await endInvitation(tx, id, 'Withdrawn', now);
  await endCalendarFeed(tx, employee);
  await notifyEmployee(tx, 'Removed', employee, partner, now);
  if (!employee.isApprover) return;
  await raiseApproversVersion(tx, partner.id);
  await follow(tx, partner.id, now);
}
