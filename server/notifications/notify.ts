import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { notificationChoices, notifications } from '#server/db/schema/notifications.ts';
import { endPointOf } from './channels.ts';
import { postMessages } from './outbox.ts';
import { type Topic, topics } from './topics.ts';

/** The content of a notification. */
export interface Notice {
  topic: Topic;
  /** 1 to 200 characters. */
  title: string;
  /** Plain text, up to 1000 characters. */
  text: string;
  /** Path inside the shop (`/order/240501`), or null. */
  link: string | null;
  at: Date;
}

/**
 * Notifies users, as part of the caller's transaction: a notification in the shop and a message on
 * every channel that each has chosen for the topic. Users who have disabled the topic get nothing.
 * Unknown users are ignored; three queries whatever their number.
 */
export async function notify(
  tx: Database,
  userIDs: readonly string[],
  notice: Notice,
): Promise<void> {
  if (userIDs.length === 0) return;
  const { topic, title, text, link, at } = notice;
  const chosen = and(
    eq(notificationChoices.userID, users.id),
    eq(notificationChoices.topic, notice.topic),
  );
  const rows = await tx
    .select({
      userID: users.id,
      email: users.email,
      phone: users.phone,
      channels: notificationChoices.channels,
    })
    .from(users)
    .leftJoin(notificationChoices, chosen)
    .where(inArray(users.id, [...new Set(userIDs)]));
  const notified = rows
    .map((row) => ({ ...row, channels: row.channels ?? topics[topic].channels }))
    .filter(({ channels }) => !channels.includes('NoNotify'));
  if (notified.length === 0) return;
  await tx.insert(notifications).values(
    notified.map(({ userID }) => ({
      id: randomUUID(),
      userID,
      topic,
      title,
      text,
      link,
      createdAt: at,
    })),
  );
  await postMessages(
    tx,
    notified.flatMap(({ channels, ...reach }) =>
      channels.flatMap((channel) => {
        const endPoint = endPointOf(channel, reach);
        return endPoint === null ? [] : [{ channel, endPoint, subject: title, text, link, at }];
      }),
    ),
  );
}
