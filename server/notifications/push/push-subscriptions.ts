import { createHash, ECDH } from 'node:crypto';
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import type { ServerConfig } from '#server/config/config.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { pushSubscriptions } from '#server/db/schema/notifications.ts';
import { isAllowedEndpoint } from './push-endpoint.ts';

type Schemas = components['schemas'];

const MAX_DEVICES = limits['PushDevices.items'];

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** The id of a subscription, which its browser can compute as well: SHA-256 of the endpoint. */
export function subscriptionID(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}

/** The subscribed browsers of users, the most recent first. */
export async function listPushSubscriptions(
  db: Database,
  userIDs: readonly string[],
): Promise<PushSubscriptionRow[]> {
  if (userIDs.length === 0) return [];
  return db
    .select()
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.userID, [...userIDs]))
    .orderBy(desc(pushSubscriptions.subscribedAt), pushSubscriptions.id)
    .limit(MAX_DEVICES * userIDs.length);
}

function isOnCurve(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}

/** @throws ApiProblem 422 PushRejected for a subscription that no push service has issued. */
function assertUsable(
  endpoint: string,
  { p256dh }: Schemas['PushKeys'],
  { push }: Pick<ServerConfig, 'push'>,
): void {
  if (isAllowedEndpoint(endpoint, push.origins) && isOnCurve(p256dh)) return;
  throw new ApiProblem(422, 'Эту подписку принять нельзя', { reason: 'PushRejected' });
}

function unknownSubscription(): ApiProblem {
  return new ApiProblem(404, 'Такой подписки нет', { reason: 'NotFound' });
}

interface Subscriber {
  userID: string;
  /** The provider's session; null when the token names none. */
  sessionUID: string | null;
}

/**
 * Stores the subscription of a browser, which then belongs to this user alone; beyond the limit the
 * oldest ones end.
 * @throws ApiProblem 422 PushRejected.
 */
export async function savePushSubscription(
  db: Database,
  config: Pick<ServerConfig, 'push'>,
  subscriber: Subscriber,
  { endpoint, keys, userAgent }: Schemas['PushSubscription'],
  now: Date,
): Promise<void> {
  assertUsable(endpoint, keys, config);
  const { p256dh, auth } = keys;
  const row = { ...subscriber, p256dh, auth, userAgent: userAgent ?? null, subscribedAt: now };
  await db.transaction(async (tx) => {
    await tx
      .insert(pushSubscriptions)
      .values({ id: subscriptionID(endpoint), endpoint, ...row })
      .onConflictDoUpdate({ target: pushSubscriptions.id, set: row });
    const rows = await listPushSubscriptions(tx, [subscriber.userID]);
    const recent = rows.map(({ id }) => id);
    await tx
      .delete(pushSubscriptions)
      .where(
        and(
          eq(pushSubscriptions.userID, subscriber.userID),
          notInArray(pushSubscriptions.id, recent),
        ),
      );
  });
}

/**
 * Replaces endpoint and keys after the browser has issued others; who knows the former endpoint may.
 * @throws ApiProblem 404 for an unknown one, 422 PushRejected.
 */
export async function movePushSubscription(
  db: Database,
  config: Pick<ServerConfig, 'push'>,
  { replaced, endpoint, keys }: Schemas['MovedPushSubscription'],
): Promise<void> {
  assertUsable(endpoint, keys, config);
  const { p256dh, auth } = keys;
  const id = subscriptionID(endpoint);
  const former = subscriptionID(replaced);
  await db.transaction(async (tx) => {
    // The browser may have stored the other one already.
    if (id !== former) await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
    const moved = await tx
      .update(pushSubscriptions)
      .set({ id, endpoint, p256dh, auth })
      .where(eq(pushSubscriptions.id, former))
      .returning({ id: pushSubscriptions.id });
    if (moved.length === 0) throw unknownSubscription();
  });
}

/** @throws ApiProblem 404 for an unknown subscription, or one of another user. */
export async function deletePushSubscription(
  db: Database,
  userID: string,
  id: string,
): Promise<void> {
  const own = and(eq(pushSubscriptions.userID, userID), eq(pushSubscriptions.id, id));
  const deleted = await db
    .delete(pushSubscriptions)
    .where(own)
    .returning({ id: pushSubscriptions.id });
  if (deleted.length === 0) throw unknownSubscription();
}

/** Ends the subscriptions of sessions that a user has signed out. */
export async function endPushOfSessions(
  db: Database,
  userID: string,
  sessionUIDs: readonly string[],
): Promise<void> {
  if (sessionUIDs.length === 0) return;
  await db
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.userID, userID),
        inArray(pushSubscriptions.sessionUID, [...sessionUIDs]),
      ),
    );
}
