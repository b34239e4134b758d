import type { Database } from '#server/db/connection.ts';
import { outboxMessages } from '#server/db/schema/notifications.ts';
import type { Channel } from './topics.ts';

/** One message to one recipient. */
export interface OutgoingMessage {
  channel: Channel;
  /** E-mail address, phone, id of a push subscription, or chat in Telegram. */
  endPoint: string;
  subject: string;
  text: string;
  /** Path inside the shop. */
  link?: string | null;
  /** The message expires then and is no longer sent. */
  expiresAt?: Date;
  at: Date;
}

/**
 * Puts messages into the outbox as part of the caller's transaction: they are sent if and only if
 * it commits. The settings determine the gateway.
 */
export async function postMessages(
  tx: Database,
  messages: readonly OutgoingMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  await tx.insert(outboxMessages).values(
    messages.map(({ at, link, expiresAt, ...message }) => ({
      ...message,
      link: link ?? null,
      createdAt: at,
      expiresAt: expiresAt ?? null,
      nextAttemptAt: at,
    })),
  );
}
