import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import type { ApproversChange } from '#server/partners/approvers.ts';
import { endCalendarFeed } from '#server/partners/end-calendar-feed.ts';
import { endInvitation } from '#server/partners/invitations/invitation-row.ts';
import { sendInvitation } from '#server/partners/invitations/send-invitation.ts';
import type { Membership } from '#server/partners/rights/rules.ts';
import type {
  ChangeEmployee,
  Employee,
  EmployeeRow,
  NewEmployee,
} from '#server/partners/schemas.ts';
import { tidy } from '#server/user/address-text.ts';
import { assertContactsFree, type Contacts, contactsOf, isSameEmail } from './employee-contacts.ts';
import { assertRole, decideRole, raiseApproversVersion } from './employee-role.ts';
import { getEmployeeRow, readEmployee } from './employee-store.ts';
import { notifyEmployee } from './notify-employee.ts';
import { assertManages, assertOther, assertRemovable } from './removable.ts';

function personOf(given: NewEmployee) {
  const { firstName, middleName = null, lastName, position } = given;
  const { orderLimit = null, monthLimit = null } = given;
  return {
    firstName,
    middleName,
    lastName,
    ...contactsOf(given),
    position: tidy(position),
    orderLimit,
    monthLimit,
  };
}

/**
 * Invites a person, who becomes the employee by accepting the invitation.
 * @throws ApiProblem 422 ContactRequired, 409 EmployeeExists, 403 RoleNotAllowed, 429
 */
export async function inviteEmployee(
  tx: Database,
  membership: Membership,
  given: NewEmployee,
  now: Date,
): Promise<Employee> {
  const { partner } = membership;
  const { role = 'Employee' } = given;
  assertRole(membership, null, role);
  const person = personOf(given);
  await assertContactsFree(tx, partner.id, person);
  const [employee] = await tx
    .insert(partnerEmployees)
    .values({
      ...person,
      id: randomUUID(),
      partnerID: partner.id,
      role,
      invitedAt: now,
    })
    .returning();
  if (employee === undefined) throw new Error('The employee was not stored');
  await sendInvitation(tx, { partner, employee, sender: membership.employee, now });
  return readEmployee(tx, membership, employee.id, now);
}

/** @throws ApiProblem 422 PhoneConfirmed, 409 EmployeeExists */
async function assertContacts(
  tx: Database,
  employee: EmployeeRow,
  { phone, email }: Contacts,
): Promise<void> {
  const isNewPhone = phone !== employee.phone;
  if (isNewPhone && employee.phone !== null && employee.joinedAt !== null) {
    throw new ApiProblem(422, 'Сотрудник подтвердил телефон, теперь меняет его сам', {
      reason: 'PhoneConfirmed',
    });
  }
  await assertContactsFree(tx, employee.partnerID, {
    phone: isNewPhone ? phone : null,
    email: isSameEmail(email, employee.email) ? null : email,
  });
}

/** A link must not outlive the phone or e-mail it was sent to. */
function losesInvitation(before: EmployeeRow, after: EmployeeRow): boolean {
  return after.isBlocked || before.phone !== after.phone || before.email !== after.email;
}

/**
 * Replaces the data of an employee. Orders no longer await an approver who is blocked or has another
 * role now; the link of a blocked one, or of one with another phone or e-mail, is invalid from now on.
 * @throws ApiProblem 404, 403, 409 LastOwner, LastApprover, EmployeeExists, 422 PhoneConfirmed,
 * ContactRequired
 */
export async function changeEmployee(
  tx: Database,
  membership: Membership,
  { id, state, role, ...given }: ChangeEmployee,
  { now, follow }: ApproversChange,
): Promise<Employee> {
  const employee = await getEmployeeRow(tx, membership.partner.id, id);
  const isBlocked = state === undefined ? employee.isBlocked : state === 'Blocked';
  const blocks = isBlocked && !employee.isBlocked;
  if (blocks) {
    await assertRemovable(tx, membership, employee);
    assertOther(membership, employee);
  }
  assertManages(membership, employee, 'Edit');
  const person = personOf(given);
  await assertContacts(tx, employee, person);
  const changedRole = await decideRole(tx, membership, employee, role);
  const [row] = await tx
    .update(partnerEmployees)
    .set({ ...person, isBlocked, ...changedRole })
    .where(eq(partnerEmployees.id, id))
    .returning();
  if (row === undefined) throw new Error(`Employee ${id} is gone`);
  if (losesInvitation(employee, row)) await endInvitation(tx, id, 'Withdrawn', now);
  if (isBlocked !== employee.isBlocked) {
    await endCalendarFeed(tx, employee);
    const access = isBlocked ? 'Blocked' : 'Unblocked';
    await notifyEmployee(tx, access, employee, membership.partner, now);
  }
  if (isBlocked !== employee.isBlocked || row.isApprover !== employee.isApprover) {
    await raiseApproversVersion(tx, membership.partner.id);
    await follow(tx, membership.partner.id, now);
  }
  return readEmployee(tx, membership, id, now);
}
