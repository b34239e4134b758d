import { and, eq } from 'drizzle-orm';
import { syncAwaitedApprovers } from '#server/approval/decision/sync-approvers.ts';
import type { Database } from '#server/db/connection.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { partners } from '#server/db/schema/shopping.ts';
import { listEmployeeRows } from '#server/partners/employees/employee-store.ts';
import { endEmployment, leavePartner } from '#server/partners/employees/remove-employee.ts';
import { lockPartner } from '#server/partners/membership.ts';
import { isActive, type Membership } from '#server/partners/rights/rules.ts';

/** A company of which the user is the only active person ends with them; others must go on. */
async function leave(tx: Database, membership: Membership, now: Date): Promise<void> {
  const { partner, employee } = membership;
  const people = await listEmployeeRows(tx, partner.id);
  const hasOthers = people.some((one) => one.id !== employee.id && isActive(one));
  const change = { now, follow: syncAwaitedApprovers };
  if (isActive(employee) && hasOthers) await leavePartner(tx, membership, change);
  else await endEmployment(tx, partner, employee, change);
}

/**
 * Ends the user's employment in all companies, one after the other in a fixed order, each locked as by
 * any change of its people.
 * @throws ApiProblem 409 LastOwner, LastApprover
 */
export async function leaveCompanies(tx: Database, userID: string, now: Date): Promise<void> {
  const employed = eq(partnerEmployees.userID, userID);
  const companies = await tx
    .select({ id: partnerEmployees.partnerID })
    .from(partnerEmployees)
    .where(employed)
    .orderBy(partnerEmployees.partnerID);
  for (const { id } of companies) {
    await lockPartner(tx, id, 'update');
    const [membership] = await tx
      .select({ partner: partners, employee: partnerEmployees })
      .from(partnerEmployees)
      .innerJoin(partners, eq(partners.id, partnerEmployees.partnerID))
      .where(and(employed, eq(partners.id, id)));
    if (membership !== undefined) await leave(tx, membership, now);
  }
}
