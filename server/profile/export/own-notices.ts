import { desc, eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { notificationChoices, notifications } from '#server/db/schema/notifications.ts';
import { deviceName } from '#server/identity/device-name.ts';
import { listSessions } from '#server/identity/sessions.ts';
import { listPushSubscriptions } from '#server/notifications/push-subscriptions.ts';
import { MAX_ROWS } from './export-limits.ts';

type OwnData = components['schemas']['OwnData'];

async function readDevices(db: Database, userID: string): Promise<OwnData['devices']> {
  const sessions = await listSessions(db, userID);
  const subscriptions = await listPushSubscriptions(db, [userID]);
  return [
    ...sessions.map(({ userAgent, startedAt }) => ({
      kind: 'Session' as const,
      device: deviceName(userAgent),
      since: startedAt.toISOString(),
    })),
    ...subscriptions.map(({ userAgent, subscribedAt }) => ({
      kind: 'Push' as const,
      device: deviceName(userAgent),
      since: subscribedAt.toISOString(),
    })),
  ].slice(0, MAX_ROWS);
}

/** The notifications of a user, the chosen channels, and the browsers that are signed in or get push messages. */
export async function readOwnNotices(
  db: Database,
  userID: string,
): Promise<Pick<OwnData, 'notifications' | 'notificationSettings' | 'devices'>> {
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.userID, userID))
    .orderBy(desc(notifications.createdAt), notifications.id)
    .limit(MAX_ROWS);
  const { topic, channels } = notificationChoices;
  const choices = await db
    .select({ topic, channels })
    .from(notificationChoices)
    .where(eq(notificationChoices.userID, userID))
    .orderBy(topic);
  return {
    notifications: rows.map(({ title, text, createdAt, readAt, ...notice }) => ({
      topic: notice.topic,
      title,
      text,
      createdAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    })),
    notificationSettings: choices,
    devices: await readDevices(db, userID),
  };
}
