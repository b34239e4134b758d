import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { telegramChats, telegramLinks } from '#server/db/schema/notifications.ts';

/** Where the bot writes to a user. */
export interface TelegramChat {
  chatID: string;
  /** `@name`, else the first name in Telegram. */
  name: string;
}

/** Telegram passes up to 64 letters, digits, `_` and `-` to the bot; these are 43. */
const TOKEN_BYTES = 32;
const LASTS_MS = 15 * 60_000;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The connected chat of a user; null without one. */
export async function findTelegramChat(db: Database, userID: string): Promise<TelegramChat | null> {
  const { chatID, name } = telegramChats;
  const [chat] = await db
    .select({ chatID, name })
    .from(telegramChats)
    .where(eq(telegramChats.userID, userID));
  return chat ?? null;
}

/** Makes the token of a link, which replaces the previous one. @returns what is not stored */
export async function renewTelegramLink(
  db: Database,
  userID: string,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + LASTS_MS);
  const link = { tokenHash: hashOf(token), expiresAt, chatID: null };
  await db
    .insert(telegramLinks)
    .values({ userID, ...link })
    .onConflictDoUpdate({ target: telegramLinks.userID, set: link });
  return { token, expiresAt };
}

/**
 * Connects the chat in which a token was sent with the user who got it. Only the first chat may use a
 * token, any number of times.
 * @returns false for a token that is unknown, used or expired.
 */
export async function connectTelegramChat(
  db: Database,
  token: string,
  { chatID, name }: TelegramChat,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [link] = await tx
      .update(telegramLinks)
      .set({ chatID })
      .where(
        and(
          eq(telegramLinks.tokenHash, hashOf(token)),
          gt(telegramLinks.expiresAt, now),
          or(isNull(telegramLinks.chatID), eq(telegramLinks.chatID, chatID)),
        ),
      )
      .returning();
    if (link === undefined) return false;
    const chat = { chatID, name, connectedAt: now };
    await tx
      .insert(telegramChats)
      .values({ userID: link.userID, ...chat })
      .onConflictDoUpdate({ target: telegramChats.userID, set: chat });
    return true;
  });
}

/** The user disconnects in the shop; an unused link ends as well. */
export async function disconnectTelegram(db: Database, userID: string): Promise<void> {
  await db.delete(telegramLinks).where(eq(telegramLinks.userID, userID));
  await db.delete(telegramChats).where(eq(telegramChats.userID, userID));
}

/** The chat is disconnected in Telegram, for all of its users. @returns whether there were any */
export async function endTelegramChat(db: Database, chatID: string): Promise<boolean> {
  await db.delete(telegramLinks).where(eq(telegramLinks.chatID, chatID));
  const ended = await db
    .delete(telegramChats)
    .where(eq(telegramChats.chatID, chatID))
    .returning({ userID: telegramChats.userID });
  return ended.length > 0;
}
