import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { telegramChats } from '#server/db/schema/notifications.ts';
import {
  createTelegramClient,
  TELEGRAM_TEXT_MAX,
  type TelegramConfig,
} from '#server/integrations/telegram/telegram-client.ts';
import {
  type GatewayMessage,
  type MessageGateway,
  UndeliverableError,
} from '#server/notifications/gateways/gateway.ts';
import { endTelegramChat } from './telegram-chats.ts';

/** Cut where it does not fit, but never the link: the rest can be read there. */
function textOf({ subject, text, link }: GatewayMessage): string {
  const whole = text.startsWith(subject) ? text : `${subject}\n\n${text}`;
  const end = link === null ? '' : `\n\n${link}`;
  const room = TELEGRAM_TEXT_MAX - end.length;
  return `${whole.length <= room ? whole : `${whole.slice(0, room - 1)}…`}${end}`;
}

/**
 * Sends messages by the bot. A chat whose user has blocked the bot, or that is gone, is disconnected; a
 * message for a disconnected one counts as sent.
 */
export function createTelegramGateway(config: TelegramConfig, db: Database): MessageGateway {
  const client = createTelegramClient(config);
  return {
    channels: ['Telegram'],
    send: async (message) => {
      const { endPoint: chatID } = message;
      const [chat] = await db
        .select({ chatID: telegramChats.chatID })
        .from(telegramChats)
        .where(eq(telegramChats.chatID, chatID))
        .limit(1);
      if (chat === undefined) return;
      const rejection = await client.sendMessage(chatID, textOf(message));
      if (rejection === null) return;
      const { status, description } = rejection;
      if (status === 403 || description.includes('chat not found')) {
        await endTelegramChat(db, chatID);
        return;
      }
      const what = `Telegram rejected a message with ${status}: ${description}`;
      // The token, which the operator fixes: the message is retried until then.
      if (status === 401 || status === 404) throw new Error(what);
      throw new UndeliverableError(what);
    },
  };
}
