import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { components } from '#generated/server/operations.ts';
import { users } from './identity.ts';

type Schemas = components['schemas'];

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Notifications of a user; shown in the shop whatever other channels are used. */
export const notifications = pgTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    userID: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text('topic').$type<Schemas['NotificationTopic']>().notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Path inside the shop, or null. */
    link: text('link'),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    index('notifications_recent').on(table.userID, table.createdAt.desc().nullsFirst(), table.id),
    index('notifications_unread').on(table.userID).where(sql`${table.readAt} is null`),
  ],
);

/** Channels a user has chosen for a topic; without a row the topic's default applies. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userID: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text('topic').$type<Schemas['NotificationTopic']>().notNull(),
    channels: jsonb('channels').$type<Schemas['NotificationChannel'][]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userID, table.topic] })],
);

/**
 * Outbox of messages (e-mail, SMS …), written in the transaction of the event they report, so that
 * neither rolled back events are reported nor committed ones lost.
 */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text('channel').$type<Schemas['NotificationChannel']>().notNull(),
    /** E-mail address, phone (`+7XXXXXXXXXX`), id of a push subscription, or chat in Telegram. */
    endPoint: text('end_point').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** Path inside the shop, or null. */
    link: text('link'),
    createdAt: moment('created_at').notNull(),
    /** When it expires and is deleted (a one-time code); null for others. */
    expiresAt: moment('expires_at'),
    sentAt: moment('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
  },
  (table) => [
    index('outbox_messages_waiting')
      .on(table.channel, table.nextAttemptAt)
      .where(sql`${table.sentAt} is null`),
    index('outbox_messages_created').on(table.createdAt),
  ],
);

/** Browsers that show push messages; the push service of the browser has issued endpoint and keys. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    /** SHA-256 of the endpoint, base64url. */
    id: text('id').primaryKey(),
    userID: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A URL that only the browser and the shop know: who has it may send to the browser. */
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    userAgent: text('user_agent'),
    /** The provider's session in which it was stored; null when tokens name none. */
    sessionUID: text('session_uid'),
    subscribedAt: moment('subscribed_at').notNull(),
  },
  (table) => [index('push_subscriptions_user').on(table.userID, table.subscribedAt.desc())],
);

/** The chat of a user with the bot of the shop in Telegram; one chat may be that of several users. */
export const telegramChats = pgTable(
  'telegram_chats',
  {
    userID: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As Telegram numbers it; too long for an integer of PostgreSQL. */
    chatID: text('chat_id').notNull(),
    /** `@name`, else the first name in Telegram. */
    name: text('name').notNull(),
    connectedAt: moment('connected_at').notNull(),
  },
  (table) => [index('telegram_chats_chat').on(table.chatID)],
);

/** The link by which a user connects a chat; the next one replaces it. */
export const telegramLinks = pgTable('telegram_links', {
  userID: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token in the link, hexadecimal. */
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
  /** The chat that has used it: Telegram may repeat what it reports. */
  chatID: text('chat_id'),
});

/** The key pair by which push services recognize the shop; a single row, made when first needed. */
export const pushKeys = pgTable('push_keys', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
});
