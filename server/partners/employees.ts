import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { tidy } from '#server/user/address-text.ts';
import type { ApproversChange } from './approvers.ts';
import {
  assertPhoneFree,
  employeeName,
  getEmployeeRow,
  isLast,
  listEmployeeRows,
  readEmployee,
} from './employee-store.ts';
import { endInvitation } from './invitations/invitation-row.ts';
import { sendInvitation } from './invitations/send-invitation.ts';
import type { Membership } from './rules.ts';
import type { ChangeEmployee, Employee, EmployeeRow, NewEmployee } from './schemas.ts';

function personOf({ firstName, middleName, lastName, email, position, orderLimit }: NewEmployee) {
  return {
    firstName,
    middleName: middleName ?? null,
    lastName,
    email: email ?? null,
    position: tidy(position),
    orderLimit: orderLimit ?? null,
  };
}

/**
 * Invites a person, who becomes the employee by accepting the invitation.
 * @throws ApiProblem 409 EmployeeExists
 */
export async function inviteEmployee(
  tx: Database,
  membership: Membership,
  given: NewEmployee,
  now: Date,
): Promise<Employee> {
  const { partner } = membership;
  await assertPhoneFree(tx, partner.id, given.phone);
  const [employee] = await tx
    .insert(partnerEmployees)
    .values({
      ...personOf(given),
      id: randomUUID(),
      partnerID: partner.id,
      phone: given.phone,
      role: 'Employee',
      invitedAt: now,
    })
    .returning();
  if (employee === undefined) throw new Error('The employee was not stored');
  const invitedBy = employeeName(membership.employee);
  await sendInvitation(tx, { partner, employee, invitedBy, now });
  return readEmployee(tx, membership, employee.id, now);
}

/**
 * The company keeps an owner and an approver, and nobody ends their own access.
 * @throws ApiProblem 409 LastOwner, LastApprover, 403 NotAllowed
 */
export async function assertMayLeave(
  tx: Database,
  membership: Membership,
  employee: EmployeeRow,
): Promise<void> {
  const people = await listEmployeeRows(tx, membership.partner.id);
  if (isLast(people, employee, ({ role }) => role === 'Owner')) {
    throw new ApiProblem(409, 'В компании должен остаться хотя бы один владелец', {
      reason: 'LastOwner',
    });
  }
  if (isLast(people, employee, ({ isApprover }) => isApprover)) {
    throw new ApiProblem(409, 'Последнего согласующего убрать нельзя', { reason: 'LastApprover' });
  }
  if (employee.id === membership.employee.id) {
    throw new ApiProblem(403, 'Себя заблокировать нельзя', { reason: 'NotAllowed' });
  }
}

/** @throws ApiProblem 422 PhoneConfirmed, 409 EmployeeExists */
async function assertPhone(tx: Database, employee: EmployeeRow, phone: string): Promise<void> {
  if (phone === employee.phone) return;
  if (employee.joinedAt !== null) {
    throw new ApiProblem(422, 'Сотрудник подтвердил телефон, теперь меняет его сам', {
      reason: 'PhoneConfirmed',
    });
  }
  await assertPhoneFree(tx, employee.partnerID, phone);
}

/** A link must not outlive the phone or e-mail it was sent to. */
function losesInvitation(before: EmployeeRow, after: EmployeeRow): boolean {
  return after.isBlocked || before.phone !== after.phone || before.email !== after.email;
}

/**
 * Replaces the data of an employee. Orders no longer await a blocked approver; the link of a blocked
 * one, or of one with another phone or e-mail, is invalid from now on.
 * @throws ApiProblem 404, 403, 409 LastOwner, LastApprover, EmployeeExists, 422 PhoneConfirmed
 */
export async function changeEmployee(
  tx: Database,
  membership: Membership,
  { id, state, ...given }: ChangeEmployee,
  { now, follow }: ApproversChange,
): Promise<Employee> {
  const employee = await getEmployeeRow(tx, membership.partner.id, id);
  await assertPhone(tx, employee, given.phone);
  const isBlocked = state === undefined ? employee.isBlocked : state === 'Blocked';
  if (isBlocked && !employee.isBlocked) await assertMayLeave(tx, membership, employee);
  const [row] = await tx
    .update(partnerEmployees)
    .set({ ...personOf(given), phone: given.phone, isBlocked })
    .where(eq(partnerEmployees.id, id))
    .returning();
  if (row === undefined) throw new Error(`Employee ${id} is gone`);
  if (losesInvitation(employee, row)) await endInvitation(tx, id, 'Withdrawn', now);
  if (isBlocked !== employee.isBlocked) await follow(tx, membership.partner.id, now);
  return readEmployee(tx, membership, id, now);
}
