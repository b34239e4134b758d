import { and, eq, sql } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { partners } from '#server/db/schema/shopping.ts';
import { getMembership, lockPartner } from '#server/partners/membership.ts';
import { isRightOf, type Membership } from '#server/partners/rights/rules.ts';
import type { PartnerAction } from '#server/partners/schemas.ts';
import { whoMayIn } from '#server/partners/who-may.ts';

/**
 * The user's membership in a company, with the company locked, so that its applications are
 * sequential.
 * @throws ApiProblem 404 without a membership.
 */
export async function lockOwnCompany(
  tx: Database,
  userID: string,
  partnerID: string,
): Promise<Membership> {
  await lockPartner(tx, partnerID);
  return getMembership(tx, userID, partnerID);
}

/** @throws ApiProblem 403 NotAllowed, which says who may, unless the user's role has the right. */
export async function assertRight(
  tx: Database,
  membership: Membership,
  action: PartnerAction,
): Promise<void> {
  if (isRightOf(membership.employee.role, action)) return;
  const reason = await whoMayIn(tx, membership, action);
  throw new ApiProblem(403, `У вас нет на это права. ${reason}`, { reason: 'NotAllowed' });
}

/** Whether the user belongs to a company with this ИНН and КПП already. */
export async function hasCompany(
  db: Database,
  userID: string,
  inn: string,
  kpp: string | null,
): Promise<boolean> {
  const rows = await db
    .select({ id: partners.id })
    .from(partners)
    .innerJoin(partnerEmployees, eq(partnerEmployees.partnerID, partners.id))
    .where(
      and(
        eq(partnerEmployees.userID, userID),
        eq(partners.inn, inn),
        kpp === null ? undefined : sql`${partners.kpp} is not distinct from ${kpp}::text`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
