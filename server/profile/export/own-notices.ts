import { desc, eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { ServerConfig } from '#server/config/config.ts';
import type { Database } from '#server/db/connection.ts';
import { notifications, telegramChats } from '#server/db/schema/notifications.ts';
import { deviceName } from '#server/identity/sessions/device-name.ts';
import { listSessions } from '#server/identity/sessions/sessions.ts';
import { listPushSubscriptions } from '#server/notifications/push/push-subscriptions.ts';
import { readSettings } from '#server/notifications/settings.ts';
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

/** The notifications of a user, the channels of each topic, also where nothing was chosen, the chat in Telegram, and the browsers that are signed in or get push messages. */
export async function readOwnNotices(
  db: Database,
  config: ServerConfig,
  userID: string,
): Promise<Pick<OwnData, 'notifications' | 'notificationSettings' | 'devices' | 'telegram'>> {
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.userID, userID))
    .orderBy(desc(notifications.createdAt), notifications.id)
    .limit(MAX_ROWS);
  const settings = await readSettings(db, config, userID);
  const [chat] = await db.select().from(telegramChats).where(eq(telegramChats.userID, userID));
  return {
    notifications: rows.map(({ title, text, createdAt, readAt, ...notice }) => ({
      topic: notice.topic,
      title,
      text,
      createdAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    })),
    notificationSettings: settings.topics.map(({ topic, channels }) => ({ topic, channels })),
    devices: await readDevices(db, userID),
    ...(chat === undefined
      ? {}
      : {
          telegram: {
            name: chat.name,
            chatID: chat.chatID,
            connectedAt: chat.connectedAt.toISOString(),
          },
        }),
  };
}
