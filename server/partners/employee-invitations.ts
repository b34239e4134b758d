import { eq } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { partnerInvitations } from '#server/db/schema/invitations.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { getEmployeeRow, readEmployee } from '#server/partners/employees/employee-store.ts';
import { notifyEmployee } from '#server/partners/employees/notify-employee.ts';
import {
  assertManages,
  assertOther,
  assertRemovable,
} from '#server/partners/employees/removable.ts';
import { isActive, type Membership } from '#server/partners/rights/rules.ts';
import type { ApproversChange } from './approvers.ts';
import { endCalendarFeed } from './end-calendar-feed.ts';
import { assertPaused } from './invitations/invitation-limits.ts';
import { currentInvitations } from './invitations/invitation-row.ts';
import { sendInvitation } from './invitations/send-invitation.ts';
import type { Employee } from './schemas.ts';

/**
 * Sends an invited employee a new link; the former is invalid from now on.
 * @throws ApiProblem 404, 409 NotInvited, 429
 */
export async function resendInvitation(
  tx: Database,
  membership: Membership,
  employeeID: string,
  now: Date,
): Promise<Employee> {
  const { partner } = membership;
  const employee = await getEmployeeRow(tx, partner.id, employeeID);
  assertManages(membership, employee, 'Edit');
  if (employee.joinedAt !== null || employee.isBlocked) {
    const message = employee.isBlocked ? 'Сотрудник заблокирован' : 'Сотрудник уже в\u00A0компании';
    throw new ApiProblem(409, message, { reason: 'NotInvited' });
  }
  assertPaused((await currentInvitations(tx, [employeeID])).get(employeeID), now);
  await tx
    .update(partnerEmployees)
    .set({ invitedAt: now })
    .where(eq(partnerEmployees.id, employeeID));
  await sendInvitation(tx, { partner, employee, sender: membership.employee, now });
  return readEmployee(tx, membership, employeeID, now);
}

/**
 * The wrong person has accepted: ends their access at once and makes the employee an invited one
 * again, without a link. What that person was granted is gone, the orders stay with the company.
 * @throws ApiProblem 404, 403, 409 NotAccepted, LastOwner, LastApprover
 */
export async function undoAcceptance(
  tx: Database,
  membership: Membership,
  employeeID: string,
  { now, follow }: ApproversChange,
): Promise<Employee> {
  const { partner } = membership;
  const employee = await getEmployeeRow(tx, partner.id, employeeID);
  const invitation = (await currentInvitations(tx, [employeeID])).get(employeeID);
  if (!isActive(employee) || invitation?.ending !== 'Accepted') {
    throw new ApiProblem(409, 'Сотрудник не\u00A0вступал по\u00A0приглашению', {
      reason: 'NotAccepted',
    });
  }
  await assertRemovable(tx, membership, employee);
  assertOther(membership, employee);
  assertManages(membership, employee, 'Remove');
  await tx
    .update(partnerEmployees)
    .set({
      userID: null,
      joinedAt: null,
      role: 'Employee',
      isApprover: false,
      ordersAccess: 'None',
      ordersAccessUntil: null,
      ordersAccessReason: null,
      ordersAccessTicketID: null,
    })
    .where(eq(partnerEmployees.id, employeeID));
  await tx
    .update(partnerInvitations)
    .set({ ending: 'Withdrawn', endedAt: now })
    .where(eq(partnerInvitations.id, invitation.id));
  await endCalendarFeed(tx, employee);
  await notifyEmployee(tx, 'AcceptanceUndone', employee, partner, now);
  await follow(tx, partner.id, now);
  return readEmployee(tx, membership, employeeID, now);
}
