import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import {
  notificationChoices,
  notifications,
  telegramChats,
} from '#server/db/schema/notifications.ts';
import { listPushSubscriptions } from '#server/notifications/push/push-subscriptions.ts';
import { endPointsOf, type Reach } from './channels.ts';
import { type OutgoingMessage, postMessages } from './outbox.ts';
import { type Channel, type Topic, topics } from './topics.ts';

/** News of an order of last week are no reason to light up a screen. */
const PUSH_LIFETIME_MS = 3 * 86_400_000;

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

interface Notified {
  channels: readonly Channel[];
  reach: Reach;
}

/**
 * A message for each end point of the chosen channels. What the shop must say goes by the topic's
 * own channels when none of the chosen ones reaches the user any longer (a browser that was signed out).
 */
function messagesFor(
  { channels, reach }: Notified,
  { topic, title, text, link, at }: Notice,
): OutgoingMessage[] {
  const toEach = (list: readonly Channel[]): OutgoingMessage[] =>
    list.flatMap((channel) =>
      endPointsOf(channel, reach).map((endPoint) => ({
        channel,
        endPoint,
        subject: title,
        text,
        link,
        at,
        ...(channel === 'Push' ? { expiresAt: new Date(at.getTime() + PUSH_LIFETIME_MS) } : {}),
      })),
    );
  const messages = toEach(channels);
  if (messages.length > 0 || !topics[topic].required) return messages;
  return toEach(topics[topic].channels);
}

/** Ids of push subscriptions by user. */
async function readPushIDs(
  tx: Database,
  userIDs: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const subscriptions = await listPushSubscriptions(tx, userIDs);
  const byUser = Map.groupBy(subscriptions, ({ userID }) => userID);
  return new Map([...byUser].map(([userID, rows]) => [userID, rows.map(({ id }) => id)]));
}

/** A user with the channels of the topic and what reaches them. */
interface Recipient extends Omit<Reach, 'pushIDs'> {
  userID: string;
  channels: readonly Channel[];
}

async function sendMessages(
  tx: Database,
  notified: readonly Recipient[],
  notice: Notice,
): Promise<void> {
  const byPush = notified.filter(({ channels }) => channels.includes('Push'));
  const pushIDs = await readPushIDs(
    tx,
    byPush.map(({ userID }) => userID),
  );
  await postMessages(
    tx,
    notified.flatMap(({ userID, channels, email, phone, telegram }) =>
      messagesFor(
        { channels, reach: { email, phone, telegram, pushIDs: pushIDs.get(userID) ?? [] } },
        notice,
      ),
    ),
  );
}

/**
 * Notifies users, as part of the caller's transaction: a notification in the shop and a message on
 * every channel that each has chosen for the topic. Users who have disabled the topic get nothing.
 * Unknown and deleted users are ignored; at most five queries whatever their number.
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
      telegram: { chatID: telegramChats.chatID, name: telegramChats.name },
    })
    .from(users)
    .leftJoin(notificationChoices, chosen)
    .leftJoin(telegramChats, eq(telegramChats.userID, users.id))
    .where(and(inArray(users.id, [...new Set(userIDs)]), isNull(users.deletedAt)));
  const notified = rows
    .map((row) => ({ ...row, channels: row.channels ?? topics[topic].channels }))
    .filter(({ channels }) => !channels.includes('NoNotify'));
  if (notified.length === 0) return;
  const records = notified.map(({ userID }) => ({
    id: randomUUID(),
    userID,
    topic,
    title,
    text,
    link,
    createdAt: at,
  }));
  // Sent in this order, without waiting for each other.
  await Promise.all([tx.insert(notifications).values(records), sendMessages(tx, notified, notice)]);
}
