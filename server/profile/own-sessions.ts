import { eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Session } from '#server/contract/session.ts';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { EMBEDDED_ISSUER } from '#server/identity/embedded-issuer.ts';
import { deviceName } from '#server/identity/sessions/device-name.ts';
import {
  endOtherSessions,
  endSession,
  listSessions,
  type SessionRow,
} from '#server/identity/sessions/sessions.ts';
import { endPushOfSessions } from '#server/notifications/push/push-subscriptions.ts';

type Schemas = components['schemas'];

/** The session of the provider that the caller's token belongs to; empty when it names none. */
export function uidOf({ claims }: Session): string {
  return typeof claims.sid === 'string' ? claims.sid : '';
}

/** Push messages end with the sessions in which a user enabled them. */
async function endPush(
  db: Database,
  userID: string,
  isEnded: (session: SessionRow) => boolean,
): Promise<void> {
  const ended = (await listSessions(db, userID)).filter(isEnded);
  await endPushOfSessions(
    db,
    userID,
    ended.map(({ uid }) => uid),
  );
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
  await endPush(db, userID, (session) => session.id === id);
  if (!(await endSession(db, userID, id))) {
    throw new ApiProblem(404, 'Такого сеанса нет', { reason: 'NotFound' });
  }
}

/** Signs all other browsers of the user out. */
export async function endOwnOtherSessions(db: Database, session: Session): Promise<void> {
  const { userID } = session;
  const own = uidOf(session);
  await endPush(db, userID, ({ uid }) => uid !== own);
  await endOtherSessions(db, userID, own);
}
