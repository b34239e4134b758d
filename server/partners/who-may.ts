import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { byName, employeeName } from '#server/partners/employees/employee-store.ts';
import type { Membership } from '#server/partners/rights/rules.ts';
import { actionsOf, rolesWith } from '#server/partners/rights/rules.ts';
import type { EmployeeRow, PartnerAction, PartnerSummary } from './schemas.ts';

type Role = EmployeeRow['role'];

/** Owners that are named; of more than these, only the number. */
const MAX_NAMED = 3;
const others: Record<Exclude<Role, 'Owner'>, string> = {
  Manager: 'управляющие',
  Accountant: 'бухгалтеры',
  Approver: 'согласующие',
  Employee: 'сотрудники',
};

/** The names of the active owners of companies, by company. */
export async function listOwnerNames(
  db: Database,
  partnerIDs: readonly string[],
): Promise<Map<string, string[]>> {
  const names = new Map(partnerIDs.map((id) => [id, [] as string[]]));
  if (partnerIDs.length === 0) return names;
  const rows = await db
    .select()
    .from(partnerEmployees)
    .where(
      and(
        inArray(partnerEmployees.partnerID, [...partnerIDs]),
        eq(partnerEmployees.role, 'Owner'),
        eq(partnerEmployees.isBlocked, false),
        isNotNull(partnerEmployees.joinedAt),
      ),
    )
    .orderBy(...byName);
  for (const row of rows) names.get(row.partnerID)?.push(employeeName(row));
  return names;
}

function listOf(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  const named = names.slice(0, MAX_NAMED).join(', ');
  return more > 0 ? `${named} и\u00A0ещё ${more}` : named;
}

/**
 * Who of a company may do something, in words: «Может только владелец: Анна Соколова», «Могут владелец
 * (Анна Соколова) и управляющие».
 * @param owners their names.
 */
export function whoMay(roles: readonly Role[], owners: readonly string[]): string {
  const also = roles.filter((role) => role !== 'Owner').map((role) => others[role]);
  const named = owners.length > 0;
  if (also.length === 0) {
    if (!named) return 'Может только владелец компании';
    const who = owners.length === 1 ? 'Может только владелец' : 'Могут только владельцы';
    return `${who}: ${listOf(owners)}`;
  }
  const owner = owners.length > 1 ? 'владельцы' : 'владелец';
  const all = [named ? `${owner} (${listOf(owners)})` : owner, ...also];
  return `Могут ${all.slice(0, -1).join(', ')} и\u00A0${all.at(-1)}`;
}

/** `whoMay` of an action in a company. */
export async function whoMayIn(
  db: Database,
  { partner }: Pick<Membership, 'partner'>,
  action: PartnerAction,
): Promise<string> {
  const owners = await listOwnerNames(db, [partner.id]);
  return whoMay(rolesWith(action), owners.get(partner.id) ?? []);
}

/** Actions that not every role has the right to. */
const reserved = [
  'ManageFinDocsRecipients',
  'ChangeDefaultContract',
  'ManageEmployees',
  'ManageApprovers',
  'RequestTradingAccess',
  'ConnectEDO',
] as const satisfies readonly PartnerAction[];

/** What the user's role has no right to, and who has it. */
export function deniedActions(
  { employee }: Membership,
  owners: readonly string[],
): PartnerSummary['deniedActions'] {
  const own = actionsOf(employee.role);
  return reserved
    .filter((action) => !own.includes(action))
    .map((action) => ({ action, reason: whoMay(rolesWith(action), owners) }));
}
