import * as z from 'zod';
import { createOutsideService } from '#server/integrations/outgoing/call-service.ts';
import { ServiceError } from '#server/integrations/outgoing/service-error.ts';

/** The bot of the shop in Telegram. */
export interface TelegramConfig {
  /** Without «@». */
  botName: string;
  /** Never logged, although it is a part of each URL. */
  botToken: string;
  /** Origin of the Bot API. */
  url: string;
}

/* The Bot API as its documentation describes it (https://core.telegram.org/bots/api). */

const reply = z.object({ ok: z.boolean(), description: z.string().optional() });

/** Longest text of a message in UTF-16 units. */
export const TELEGRAM_TEXT_MAX = 4096;

/** What Telegram said to a call: null when it was done. */
type Rejection = { status: number; description: string } | null;

export interface TelegramClient {
  /** @throws ServiceError without a response that says whether the message was sent. */
  sendMessage(chatID: string, text: string): Promise<Rejection>;
  /**
   * Has updates sent to a URL, with the secret in a header of each.
   * @throws ServiceError when Telegram does not agree.
   */
  setWebhook(url: string, secret: string): Promise<void>;
}

/** Calls the Bot API. */
export function createTelegramClient({ botToken, url }: TelegramConfig): TelegramClient {
  const service = createOutsideService({ name: 'Telegram' });
  const call = async (method: string, body: object, isRepeatable: boolean): Promise<Rejection> => {
    const { status, body: replied } = await service.call({
      method: 'POST',
      url: `${url}/bot${botToken}/${method}`,
      shownPath: `/${method}`,
      body,
      isRepeatable,
    });
    const { data } = reply.safeParse(replied);
    if (data === undefined) {
      throw new ServiceError(`Telegram responded to ${method} with ${status} and nonsense`, {
        status,
        isUncertain: true,
      });
    }
    return data.ok ? null : { status, description: data.description ?? '' };
  };
  return {
    sendMessage: (chatID, text) => {
      const message = { chat_id: chatID, text, link_preview_options: { is_disabled: true } };
      return call('sendMessage', message, false);
    },
    setWebhook: async (webhook, secret) => {
      const rejection = await call(
        'setWebhook',
        {
          url: webhook,
          secret_token: secret,
          allowed_updates: ['message', 'my_chat_member'],
        },
        true,
      );
      if (rejection === null) return;
      const { status, description } = rejection;
      throw new ServiceError(`Telegram rejected the webhook with ${status}: ${description}`, {
        status,
        isUncertain: false,
      });
    },
  };
}
