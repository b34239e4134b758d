import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { monthSpending } from '#server/partners/contracts/month-spending.ts';
import {
  currentInvitations,
  type SentInvitation,
  toSentInvitation,
} from '#server/partners/invitations/invitation-row.ts';
import { type Membership, may } from '#server/partners/rights/rules.ts';
import { seesAllOrders } from '#server/partners/rights/visible-orders.ts';
import type {
  ApprovalPerson,
  Employee,
  EmployeeAction,
  EmployeeRow,
} from '#server/partners/schemas.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';
import { allowedRoles, employeeActions } from './employee-rights.ts';
import { findRemovalProblem } from './last-decider.ts';

/** First, middle and last name. */
export function employeeName(employee: EmployeeRow): string {
  return fullName(employee);
}

/** The rows of a company's employees, by last name; without those who left. */
export async function listEmployeeRows(
  db: Database,
  partnerID: string,
  where?: SQL,
): Promise<EmployeeRow[]> {
  return listPastAndPresent(db, partnerID, and(isNull(partnerEmployees.removedAt), where));
}

/** The same with those who left: the history of approvals names them. */
export async function listPastAndPresent(
  db: Database,
  partnerID: string,
  where?: SQL,
): Promise<EmployeeRow[]> {
  return db
    .select()
    .from(partnerEmployees)
    .where(and(eq(partnerEmployees.partnerID, partnerID), where))
    .orderBy(...byName);
}

/** By last name, in Russian alphabetical order. */
export const byName: readonly SQL[] = [
  sql`${partnerEmployees.lastName} collate "und-x-icu"`,
  sql`${partnerEmployees.firstName} collate "und-x-icu"`,
  sql`${partnerEmployees.id}`,
];

/** @throws ApiProblem 404 when the company has no such employee. */
export async function getEmployeeRow(
  db: Database,
  partnerID: string,
  id: string,
): Promise<EmployeeRow> {
  const [row] = await listEmployeeRows(db, partnerID, eq(partnerEmployees.id, id));
  if (row === undefined) throw new ApiProblem(404, 'Сотрудник не найден', { reason: 'NotFound' });
  return row;
}

function stateOf({ isBlocked, joinedAt }: EmployeeRow): Employee['state'] {
  if (isBlocked) return 'Blocked';
  return joinedAt === null ? 'Invited' : 'Active';
}

/** The owners and approvers of a company: whether one of them is the last. */
export async function listDeciders(db: Database, partnerID: string): Promise<EmployeeRow[]> {
  const decides = or(eq(partnerEmployees.role, 'Owner'), eq(partnerEmployees.isApprover, true));
  return listEmployeeRows(db, partnerID, decides);
}

/**
 * Employees as shown to the user: only those who manage employees get actions on others and see what
 * became of invitations.
 */
export async function toEmployees(
  db: Database,
  viewer: Membership,
  rows: readonly EmployeeRow[],
  now: Date,
): Promise<Employee[]> {
  const isManaging = may(viewer, 'ManageEmployees');
  const invitations = await currentInvitations(db, isManaging ? rows.map(({ id }) => id) : []);
  const deciders = await listDeciders(db, viewer.partner.id);
  // A sum of orders is shown to those who see the orders.
  const seesSpending = seesAllOrders(viewer.employee.role);
  const userIDs = rows.flatMap(({ id, userID }) =>
    userID !== null && (seesSpending || id === viewer.employee.id) ? [userID] : [],
  );
  const spent = await monthSpending(db, { partnerID: viewer.partner.id, userIDs }, now);
  return rows.map((row) => {
    const sent = invitations.get(row.id);
    const invitation = sent === undefined ? null : toSentInvitation(sent, now);
    return {
      ...toEmployee(row, viewer),
      monthSpent:
        seesSpending || row.id === viewer.employee.id ? (spent.get(row.userID ?? '') ?? 0) : null,
      invitation,
      allowedRoles: allowedRoles(viewer, row),
      ...actionsOf(row, viewer, invitation, deciders),
    };
  });
}

/** @throws ApiProblem 404 when the company has no such employee. */
export async function readEmployee(
  db: Database,
  membership: Membership,
  id: string,
  now: Date,
): Promise<Employee> {
  const row = await getEmployeeRow(db, membership.partner.id, id);
  const [employee] = await toEmployees(db, membership, [row], now);
  if (employee === undefined) throw new Error(`Employee ${id} is gone`);
  return employee;
}

/** Actions that the state of the employee or of the company may prevent. */
const preventable = ['Block', 'Remove', 'Resend', 'UndoAcceptance'] as const;

/** What the user may do with an employee, and what not now although they have the right. */
function actionsOf(
  row: EmployeeRow,
  viewer: Membership,
  invitation: SentInvitation | null,
  deciders: readonly EmployeeRow[],
): Pick<Employee, 'allowedActions' | 'deniedActions'> {
  const actions = employeeActions(viewer, row);
  if (row.joinedAt === null && actions.includes('Edit')) actions.push('Resend');
  const hasAccepted = stateOf(row) === 'Active' && invitation?.state === 'Accepted';
  // A person who has accepted the invitation leaves the company instead.
  const isOther = row.id !== viewer.employee.id;
  if (hasAccepted && isOther && actions.includes('Remove')) actions.push('UndoAcceptance');
  const removal = findRemovalProblem(viewer.partner, deciders, row)?.message ?? null;
  const resend = row.isBlocked ? 'Сначала разблокируйте' : null;
  const deniedActions = preventable.flatMap((action) => {
    const reason = action === 'Resend' ? resend : removal;
    return reason !== null && actions.includes(action) ? [{ action, reason }] : [];
  });
  const denied: readonly EmployeeAction[] = deniedActions.map(({ action }) => action);
  return { allowedActions: actions.filter((action) => !denied.includes(action)), deniedActions };
}

function toEmployee(
  row: EmployeeRow,
  viewer: Membership,
): Omit<Employee, 'allowedActions' | 'deniedActions' | 'allowedRoles' | 'monthSpent'> {
  return {
    id: row.id,
    firstName: row.firstName,
    middleName: row.middleName,
    lastName: row.lastName,
    phone: row.phone,
    email: row.email,
    position: row.position,
    role: row.role,
    isApprover: row.isApprover,
    state: stateOf(row),
    orderLimit: row.orderLimit,
    monthLimit: row.monthLimit,
    invitedAt: row.invitedAt?.toISOString() ?? null,
    joinedAt: row.joinedAt?.toISOString() ?? null,
    isMe: row.id === viewer.employee.id,
  };
}

/** An employee as a person of an approval. */
export function toPerson(employee: EmployeeRow, viewer: EmployeeRow): ApprovalPerson {
  const { id, position } = employee;
  return { employeeID: id, name: employeeName(employee), position, isMe: id === viewer.id };
}
