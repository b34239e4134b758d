import { eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Session } from '#server/contract/session.ts';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { deviceName } from '#server/identity/device-name.ts';
import { EMBEDDED_ISSUER } from '#server/identity/embedded-issuer.ts';
import { endOtherSessions, endSession, listSessions } from '#server/identity/sessions.ts';

type Schemas = components['schemas'];

/** The session of the provider that the caller's token belongs to. */
function uidOf({ claims }: Session): string {
  return typeof claims.sid === 'string' ? claims.sid : '';
}

/** Where the user is signed in; empty when another provider has the sessions. */
export async function listOwnSessions(
  db: Database,
  session: Session,
): Promise<Schemas['SignInSessions']> {
  const { userID } = session;
  const [user] = await db.select({ issuer: users.issuer }).from(users).where(eq(users.id, userID));
  const rows = await listSessions(db, userID);
  return {
    isManaged: user?.issuer === EMBEDDED_ISSUER,
    items: rows.map(({ id, uid, userAgent, startedAt, lastSeenAt }) => ({
      id,
      isCurrent: uid === uidOf(session),
      device: deviceName(userAgent),
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  };
}

/**
 * Signs another browser of the user out.
 * @throws ApiProblem 404 for an unknown session, or one of another user.
 */
export async function endOwnSession(db: Database, { userID }: Session, id: string): Promise<void> {
  if (!(await endSession(db, userID, id))) {
    throw new ApiProblem(404, 'Такого сеанса нет', { reason: 'NotFound' });
  }
}

/** Signs all other browsers of the user out. */
export function endOwnOtherSessions(db: Database, session: Session): Promise<void> {
  return endOtherSessions(db, session.userID, uidOf(session));
}
