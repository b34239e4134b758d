import { eq, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { ServerConfig } from '#server/config/config.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { notificationChoices } from '#server/db/schema/notifications.ts';
import { listPushSubscriptions } from '#server/notifications/push/push-subscriptions.ts';
import { findTelegramChat } from '#server/notifications/telegram/telegram-chats.ts';
import { channelOptions, type Reach, rejectionOf } from './channels.ts';
import { type Channel, type Topic, topicNames, topics } from './topics.ts';

type Schemas = components['schemas'];
type Choice = Schemas['NotificationTopicChoice'];

async function readReach(db: Database, userID: string): Promise<Reach> {
  const [user] = await db
    .select({ email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users.id, userID));
  if (user === undefined) throw new Error(`No user ${userID}`);
  const subscriptions = await listPushSubscriptions(db, [userID]);
  const telegram = await findTelegramChat(db, userID);
  return { ...user, pushIDs: subscriptions.map(({ id }) => id), telegram };
}

/**
 * The default for a user without a choice: the topic's channels that can reach the user; without any,
 * what is true then, unless the topic is required.
 */
function unchosen(topic: Topic, reach: Reach, config: ServerConfig): Channel[] {
  const reaching = topics[topic].channels.filter(
    (channel) => rejectionOf(channel, reach, config) === null,
  );
  if (reaching.length > 0) return reaching;
  return topics[topic].required ? topics[topic].channels.slice(0, 1) : ['NoNotify'];
}

/** The channels available to a user by the settings of the server, and the choice for each topic. */
export async function readSettings(
  db: Database,
  config: ServerConfig,
  userID: string,
): Promise<Schemas['NotificationSettings']> {
  const reach = await readReach(db, userID);
  const rows = await db
    .select()
    .from(notificationChoices)
    .where(eq(notificationChoices.userID, userID));
  const chosen = new Map(rows.map(({ topic, channels }) => [topic, channels]));
  return {
    channels: channelOptions(reach, config),
    topics: topicNames.map((topic) => {
      const { name, description, required } = topics[topic];
      return {
        topic,
        name,
        description,
        channels: chosen.get(topic) ?? unchosen(topic, reach, config),
        required,
      };
    }),
  };
}

function reject(path: string, reason: string, message: string): ApiProblem {
  return new ApiProblem(422, message, { reason, errors: [{ path, message }] });
}

function assertFits(
  { topic, channels }: Choice,
  index: number,
  reach: Reach,
  config: ServerConfig,
): void {
  const path = `/topics/${index}/channels`;
  if (channels.includes('NoNotify')) {
    if (channels.length > 1) {
      throw reject(path, 'ChannelsConflict', '«Не сообщать» нельзя выбрать вместе с другими');
    }
    if (topics[topic].required) {
      const { name } = topics[topic];
      throw reject(path, 'TopicRequired', `От темы «${name}» отказаться нельзя: выберите канал`);
    }
  }
  for (const [position, channel] of channels.entries()) {
    const rejection = rejectionOf(channel, reach, config);
    if (rejection !== null) throw reject(`${path}/${position}`, 'ChannelUnavailable', rejection);
  }
}

function assertOnce(choices: readonly Choice[]): void {
  const seen = new Set<Topic>();
  for (const [index, { topic }] of choices.entries()) {
    if (seen.has(topic)) {
      throw reject(`/topics/${index}/topic`, 'ChannelsConflict', 'Тема названа дважды');
    }
    seen.add(topic);
  }
}

/**
 * Sets the channels of the given topics; the others stay unchanged.
 * @throws ApiProblem 422 ChannelUnavailable, ChannelsConflict or TopicRequired.
 */
export async function changeSettings(
  db: Database,
  config: ServerConfig,
  userID: string,
  choices: readonly Choice[],
): Promise<Schemas['NotificationSettings']> {
  const reach = await readReach(db, userID);
  assertOnce(choices);
  for (const [index, choice] of choices.entries()) assertFits(choice, index, reach, config);
  await db
    .insert(notificationChoices)
    .values(choices.map((choice) => ({ userID, ...choice })))
    .onConflictDoUpdate({
      target: [notificationChoices.userID, notificationChoices.topic],
      set: { channels: sql`excluded.channels` },
    });
  return readSettings(db, config, userID);
}
