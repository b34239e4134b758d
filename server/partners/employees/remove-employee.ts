import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import type { ApproversChange } from '#server/partners/approvers.ts';
import { endCalendarFeed } from '#server/partners/end-calendar-feed.ts';
import { endInvitation } from '#server/partners/invitations/invitation-row.ts';
import { notifyOwners, type OwnersMessage } from '#server/partners/notify-owners.ts';
import type { Membership } from '#server/partners/rights/rules.ts';
import type { EmployeeRow, PartnerRow } from '#server/partners/schemas.ts';
import { raiseApproversVersion } from './employee-role.ts';
import { employeeName, getEmployeeRow } from './employee-store.ts';
import { notifyEmployee } from './notify-employee.ts';
import { assertManages, assertRemovable } from './removable.ts';

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
  await notifyEmployee(tx, 'Removed', employee, partner, now);
}

/**
 * Ends the user's own employment, which needs no right; the owners are notified.
 * @throws ApiProblem 409 LastOwner, LastApprover
 */
export async function leavePartner(
  tx: Database,
  membership: Membership,
  { now, follow }: ApproversChange,
): Promise<void> {
  const { partner, employee } = membership;
  await assertRemovable(tx, membership, employee);
  await endEmployment(tx, partner, employee, { now, follow });
  await notifyOwners(tx, partner.id, leftMessage(membership), now);
}

function leftMessage({ partner, employee }: Membership): OwnersMessage {
  return {
    title: `${employeeName(employee)} больше не\u00A0работает в\u00A0компании ${partner.name}`,
    text: 'Это решение сотрудника. Доступ закрыт, заказы и\u00A0согласования остались у\u00A0компании.',
  };
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
  if (!employee.isApprover) return;
  await raiseApproversVersion(tx, partner.id);
  await follow(tx, partner.id, now);
}
