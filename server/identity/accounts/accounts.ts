import { eq, or } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { identityAccounts } from '#server/db/schema/identity.ts';
import { verifyAgainstNobody, verifyPassword } from './password.ts';

export type Account = typeof identityAccounts.$inferSelect;

/** An account of the built-in provider; `null` when there is none. */
export async function findAccount(db: Database, id: string): Promise<Account | null> {
  const [account] = await db.select().from(identityAccounts).where(eq(identityAccounts.id, id));
  return account ?? null;
}

/** The account with this login or e-mail and password, otherwise null; equally slow for both. */
export async function checkCredentials(
  db: Database,
  login: string,
  password: string,
): Promise<Account | null> {
  const requested = normalizeLogin(login);
  const [account] = await db
    .select()
    .from(identityAccounts)
    .where(or(eq(identityAccounts.login, requested), eq(identityAccounts.email, requested)));
  const right = account
    ? await verifyPassword(password, account.passwordHash)
    : await verifyAgainstNobody(password);
  return account && right ? account : null;
}

/** Logins are compared without case and surrounding spaces. */
export function normalizeLogin(login: string): string {
  return login.trim().toLowerCase();
}

/** The claims of an ID token; few, because sign-out sends it in a URL. */
export function accountClaims(account: Account): { sub: string; [claim: string]: unknown } {
  return {
    sub: account.id,
    name: `${account.firstName} ${account.lastName}`,
    given_name: account.firstName,
    family_name: account.lastName,
    middle_name: account.middleName ?? undefined,
    email: account.email,
    email_verified: account.emailVerified,
    ...(account.phone !== null && {
      phone_number: account.phone,
      phone_number_verified: account.phoneVerified,
    }),
  };
}
