import { and, eq, sql } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { partners } from '#server/db/schema/shopping.ts';
import { type Membership, may } from '#server/partners/rights/rules.ts';
import type { PartnerAction } from './schemas.ts';
import { whoMayIn } from './who-may.ts';

function employedBy(userID: string) {
  return and(eq(partnerEmployees.userID, userID), eq(partnerEmployees.isBlocked, false));
}

/** The companies a user works for, by name. */
export async function listMemberships(db: Database, userID: string): Promise<Membership[]> {
  return db
    .select({ partner: partners, employee: partnerEmployees })
    .from(partnerEmployees)
    .innerJoin(partners, eq(partners.id, partnerEmployees.partnerID))
    .where(employedBy(userID))
    .orderBy(sql`${partners.name} collate "und-x-icu"`, partners.id);
}

/** Whether the user works for the company. */
export async function isMember(db: Database, userID: string, partnerID: string): Promise<boolean> {
  const where = and(employedBy(userID), eq(partnerEmployees.partnerID, partnerID));
  return (await db.$count(partnerEmployees, where)) > 0;
}

/** @throws ApiProblem 404 when the user does not work for the company. */
export async function getMembership(
  db: Database,
  userID: string,
  partnerID: string,
): Promise<Membership> {
  const [membership] = await db
    .select({ partner: partners, employee: partnerEmployees })
    .from(partnerEmployees)
    .innerJoin(partners, eq(partners.id, partnerEmployees.partnerID))
    .where(and(employedBy(userID), eq(partners.id, partnerID)));
  if (membership === undefined) {
    throw new ApiProblem(404, 'Компания не найдена', { reason: 'NotFound' });
  }
  return membership;
}

/** Changes of employees affect who approves orders: no order may be sent for approval meanwhile. */
const ofPeople: readonly PartnerAction[] = ['ManageApprovers', 'ManageEmployees'];

/**
 * The same for a change, with the company's row locked until the transaction ends, so that changes
 * of one company are sequential. A transaction that has locked an order and reads approvers
 * (`validateDemand`) waits only for changes of employees; tags are written into orders, so waiting
 * for them would be a deadlock.
 * @throws ApiProblem 404 as `getMembership`, 403 NotAllowed without the right.
 */
export async function lockMembership(
  tx: Database,
  userID: string,
  partnerID: string,
  action: PartnerAction,
): Promise<Membership> {
  await lockPartner(tx, partnerID, ofPeople.includes(action) ? 'update' : 'no key update');
  const membership = await getMembership(tx, userID, partnerID);
  if (!may(membership, action)) {
    throw new ApiProblem(403, `У вас нет на это права. ${await whoMayIn(tx, membership, action)}`, {
      reason: 'NotAllowed',
    });
  }
  return membership;
}

/** Locks the row of a company until the transaction ends. */
export async function lockPartner(
  tx: Database,
  partnerID: string,
  strength: 'update' | 'no key update' = 'no key update',
): Promise<void> {
  const row = tx.select({ id: partners.id }).from(partners).where(eq(partners.id, partnerID));
  await row.for(strength);
}
