import { eq, inArray } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { partners } from '#server/db/schema/shopping.ts';
import { employeeName, listEmployeeRows } from '#server/partners/employees/employee-store.ts';
import { lastApprover } from '#server/partners/employees/last-decider.ts';
import { isActive, type Membership } from '#server/partners/rights/rules.ts';
import { countPendingDecisions } from './partners.ts';
import type { Approvers, ChangeApprovers, EmployeeRow, PartnerRow } from './schemas.ts';

/** Updates the pending orders of a company after a change of approvers; its row is locked. */
export type FollowApprovers = (tx: Database, partnerID: string, now: Date) => Promise<void>;

export interface ApproversChange {
  now: Date;
  follow: FollowApprovers;
}

async function view(
  db: Database,
  partner: PartnerRow,
  people: readonly EmployeeRow[],
  viewerID: string,
): Promise<Approvers> {
  const approvers = people.filter((one) => one.isApprover && isActive(one));
  const pending = await countPendingDecisions(
    db,
    approvers.map(({ id }) => id),
  );
  return {
    items: approvers.map((employee) => ({
      employeeID: employee.id,
      name: employeeName(employee),
      position: employee.position,
      isMe: employee.id === viewerID,
      pendingCount: pending.get(employee.id) ?? 0,
    })),
    mode: partner.approvalMode,
    amountFrom: partner.approvalAmountFrom,
    quorum: partner.approvalQuorum,
    selfApproval: partner.selfApproval,
    version: partner.approversVersion,
  };
}

/** The approvers of the company and the approval rule. */
export async function listApprovers(
  db: Database,
  { partner, employee }: Membership,
): Promise<Approvers> {
  return view(db, partner, await listEmployeeRows(db, partner.id), employee.id);
}

function assertActive(people: readonly EmployeeRow[], ids: readonly string[]): void {
  for (const id of ids) {
    const employee = people.find((one) => one.id === id);
    if (employee === undefined) {
      throw new ApiProblem(404, 'Сотрудник не найден', { reason: 'NotFound' });
    }
    if (!isActive(employee)) {
      const message = `${employeeName(employee)} не может согласовывать: приглашение не принято или доступ заблокирован`;
      throw new ApiProblem(422, message, { reason: 'EmployeeNotActive' });
    }
  }
}

/** @throws ApiProblem 409 ApproversChanged, LastApprover; 422 ApproverRequired, AmountRequired */
function assertRule(partner: PartnerRow, people: readonly EmployeeRow[], given: ChangeApprovers) {
  if (given.version !== partner.approversVersion) {
    throw new ApiProblem(409, 'Список согласующих изменили, обновите страницу', {
      reason: 'ApproversChanged',
    });
  }
  if (given.employeeIDs.length === 0 && given.mode !== 'Never') {
    if (people.some((one) => one.isApprover && isActive(one))) throw lastApprover();
    throw new ApiProblem(422, 'Назначьте хотя бы одного согласующего', {
      reason: 'ApproverRequired',
    });
  }
  if (given.mode === 'AboveAmount' && (given.amountFrom ?? null) === null) {
    throw new ApiProblem(422, 'Укажите сумму, после которой нужно согласование', {
      reason: 'AmountRequired',
    });
  }
}

/**
 * An ordinary employee who approves gets the role Approver, and loses it with the appointment; owners,
 * managers and accountants keep their role.
 */
async function appoint(
  tx: Database,
  people: readonly EmployeeRow[],
  ids: readonly string[],
): Promise<void> {
  const chosen = new Set(ids);
  const set = async (which: EmployeeRow[], change: Partial<EmployeeRow>) => {
    const whichIDs = which.map(({ id }) => id);
    if (whichIDs.length === 0) return;
    await tx.update(partnerEmployees).set(change).where(inArray(partnerEmployees.id, whichIDs));
  };
  const isOrdinary = ({ role }: EmployeeRow) => role === 'Employee' || role === 'Approver';
  const others = people.filter(isOrdinary);
  const seniors = people.filter((one) => !isOrdinary(one));
  const isChosen = ({ id }: EmployeeRow) => chosen.has(id);
  const isLeft = (one: EmployeeRow) => !isChosen(one);
  await set(seniors.filter(isChosen), { isApprover: true });
  await set(seniors.filter(isLeft), { isApprover: false });
  await set(others.filter(isChosen), { role: 'Approver', isApprover: true });
  await set(others.filter(isLeft), { role: 'Employee', isApprover: false });
}

/**
 * Replaces the approvers and the rule. Pending orders are updated: removed approvers are no longer
 * awaited, added ones are.
 * @throws ApiProblem 404, 409 ApproversChanged, LastApprover, 422
 */
export async function changeApprovers(
  tx: Database,
  { partner, employee }: Membership,
  given: ChangeApprovers,
  { now, follow }: ApproversChange,
): Promise<Approvers> {
  const people = await listEmployeeRows(tx, partner.id);
  assertRule(partner, people, given);
  assertActive(people, given.employeeIDs);
  await appoint(tx, people, given.employeeIDs);
  const [changed] = await tx
    .update(partners)
    .set({
      approvalMode: given.mode,
      approvalAmountFrom: given.mode === 'AboveAmount' ? given.amountFrom : null,
      approvalQuorum: given.quorum,
      selfApproval: given.selfApproval,
      approversVersion: partner.approversVersion + 1,
    })
    .where(eq(partners.id, partner.id))
    .returning();
  if (changed === undefined) throw new Error(`Company ${partner.id} is gone`);
  await follow(tx, partner.id, now);
  return view(tx, changed, await listEmployeeRows(tx, partner.id), employee.id);
}
