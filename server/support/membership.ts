import { and, eq, sql } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { partners } from '#server/db/schema/shopping.ts';

export interface Membership {
  partner: typeof partners.$inferSelect;
  employee: typeof partnerEmployees.$inferSelect;
}

/**
 * The reader's place in a company, with the company locked: its applications come one by one.
 * @throws ApiProblem 404 when he has none (any more).
 */
export async function lockMembership(
  tx: Database,
  userID: string,
  partnerID: string,
): Promise<Membership> {
  const [found] = await tx
    .select({ partner: partners, employee: partnerEmployees })
    .from(partners)
    .innerJoin(partnerEmployees, eq(partnerEmployees.partnerId, partners.id))
    .where(
      and(
        eq(partners.id, partnerID),
        eq(partnerEmployees.userId, userID),
        eq(partnerEmployees.isBlocked, false),
      ),
    )
    .for('update');
  if (found === undefined) {
    throw new ApiProblem(404, 'Компания не\u00A0найдена', { reason: 'NotFound' });
  }
  return found;
}

/** @throws ApiProblem 403 NotAllowed for all but an owner. */
export function assertOwner({ employee }: Membership): void {
  if (employee.role === 'Owner') return;
  throw new ApiProblem(403, 'Это может сделать владелец компании', { reason: 'NotAllowed' });
}

/** Whether the reader belongs to a company of this ИНН and КПП already. */
export async function hasCompany(
  db: Database,
  userID: string,
  inn: string,
  kpp: string | null,
): Promise<boolean> {
  const rows = await db
    .select({ id: partners.id })
    .from(partners)
    .innerJoin(partnerEmployees, eq(partnerEmployees.partnerId, partners.id))
    .where(
      and(
        eq(partnerEmployees.userId, userID),
        eq(partners.inn, inn),
        kpp === null ? undefined : sql`${partners.kpp} is not distinct from ${kpp}::text`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
