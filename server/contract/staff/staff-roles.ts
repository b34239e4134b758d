import type { components } from '#generated/server/operations.ts';
import type { ServerConfig } from '#server/config/config.ts';
import type { Operation } from '#server/contract/document.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Session, TokenClaims } from '#server/contract/session.ts';

export type StaffRole = components['schemas']['StaffRole'];

const isRole: Readonly<Record<StaffRole, true>> = {
  support: true,
  orders: true,
  moderation: true,
  catalog: true,
  admin: true,
};

/** Names that the audit trail takes as they are. */
const NAME = /^[\wа-яё.-]{1,40}$/iu;

/** A claim by its whole name, which may have dots, else by the path that the dots make of it. */
function claimOf(claims: TokenClaims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name.split('.').reduce<unknown>((value, part) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return null;
    return (value as Record<string, unknown>)[part];
  }, claims);
}

/**
 * The roles of staff in an access token: a list, or a text with spaces. Those of other applications
 * are left out. @param claim its name; null opens the back office to nobody.
 */
export function staffRolesOf(claims: TokenClaims, claim: string | null): StaffRole[] {
  const found = claim === null ? [] : claimOf(claims, claim);
  const names = typeof found === 'string' ? found.split(' ') : Array.isArray(found) ? found : [];
  return (Object.keys(isRole) as StaffRole[]).filter((role) => names.includes(role));
}

/** Who of the staff it is, for the audit trail: the name that the token claims, else the user's id. */
export function staffNameOf({ claims, userID }: Session, claim: string): string {
  const name = claimOf(claims, claim);
  return typeof name === 'string' && NAME.test(name) ? name : userID;
}

/**
 * Lets only staff with the role of the operation pass, or with that of an administrator.
 * @throws ApiProblem 403 StaffRoleRequired
 */
export function assertStaffRole(
  { staffRole }: Operation,
  session: Session | null,
  { identity }: Pick<ServerConfig, 'identity'>,
): void {
  if (staffRole === null) return;
  const roles = session ? staffRolesOf(session.claims, identity.staffRolesClaim) : [];
  if (roles.some((role) => role === staffRole || role === 'admin')) return;
  const message =
    roles.length === 0
      ? 'Этот раздел – для\u00A0сотрудников магазина'
      : 'Для\u00A0этого раздела у\u00A0вас нет роли. Попросите администратора её\u00A0добавить';
  throw new ApiProblem(403, message, { reason: 'StaffRoleRequired' });
}
