import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { startFakeService } from './fake-service.ts';

/** A person with an account in Telegram. */
interface TelegramPerson {
  id: number;
  firstName: string;
  username?: string;
}

interface Webhook {
  url: string;
  secret_token: string;
  allowed_updates: string[];
}

/** The Bot API as its documentation describes it, with people who write to the bot. */
export interface FakeTelegram {
  url: string;
  botName: string;
  botToken: string;
  /** Settings of a shop that uses it. */
  settings: Record<string, string>;
  /** Messages that people have got. */
  sent: { chatID: number; text: string }[];
  /** Where updates are sent, once a shop has said so. */
  webhook: Webhook | null;
  /** Sends an update to the webhook. @returns what the bot writes back in the response, or null. */
  report(update: object): Promise<string | null>;
  /** A person writes to the bot. @returns its reply */
  write(person: TelegramPerson, text: string): Promise<string | null>;
  /** Chats whose person has blocked the bot. */
  blocked: Set<number>;
  /** Responds to the next call with this status. */
  fail(status: number): void;
  close(): Promise<void>;
}

/** Starts the Bot API on the loopback interface. */
export async function startFakeTelegram(): Promise<FakeTelegram> {
  const service = await startFakeService();
  const botName = 'example_shop_bot';
  const botToken = '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw0';
  let failure: number | null = null;

  const rejected = (error_code: number, description: string) => ({
    ok: false,
    error_code,
    description,
  });
  const resultOf = (method: string, body: Record<string, unknown>) => {
    if (method === 'setWebhook') {
      fake.webhook = body as unknown as Webhook;
      return { ok: true, result: true, description: 'Webhook was set' };
    }
    if (method !== 'sendMessage') return rejected(404, 'Not Found: method not found');
    const chatID = Number(body.chat_id);
    const text = String(body.text);
    if (fake.blocked.has(chatID)) return rejected(403, 'Forbidden: bot was blocked by the user');
    if (!(chatID > 0)) return rejected(400, 'Bad Request: chat not found');
    if (text === '' || text.length > 4096) return rejected(400, 'Bad Request: message is too long');
    fake.sent.push({ chatID, text });
    return { ok: true, result: { message_id: fake.sent.length } };
  };

  const fake: FakeTelegram = {
    url: service.url,
    botName,
    botToken,
    settings: {
      TELEGRAM_BOT_NAME: botName,
      TELEGRAM_BOT_TOKEN: botToken,
      TELEGRAM_URL: service.url,
    },
    sent: [],
    webhook: null,
    blocked: new Set(),
    report: async (update) => {
      if (fake.webhook === null) throw new Error('No shop has set a webhook');
      const response = await fetch(fake.webhook.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Telegram-Bot-Api-Secret-Token': fake.webhook.secret_token,
        },
        body: JSON.stringify({ update_id: 1, ...update }),
      });
      if (!response.ok) throw new Error(`The webhook responded with ${response.status}`);
      const body = await response.text();
      return body === '' ? null : JSON.parse(body).text;
    },
    write: ({ id, firstName, username }, text) =>
      fake.report({
        message: {
          message_id: 1,
          date: 1_773_480_000,
          chat: { id, type: 'private', first_name: firstName },
          from: { id, is_bot: false, first_name: firstName, ...(username && { username }) },
          text,
        },
      }),
    fail: (status) => {
      failure = status;
    },
    close: () => service.close(),
  };

  const respond = async (response: ServerResponse, request: IncomingMessage) => {
    const body = (await json(request)) as Record<string, unknown>;
    const [, bot = '', method = ''] = (request.url ?? '').split('/');
    const status = failure;
    failure = null;
    const result =
      status !== null
        ? rejected(status, 'Failed for the test')
        : bot === `bot${botToken}`
          ? resultOf(method, body)
          : rejected(404, 'Not Found');
    const code = 'error_code' in result ? result.error_code : 200;
    response.writeHead(code, { 'Content-Type': 'application/json' }).end(JSON.stringify(result));
  };
  service.responses((response, request) => {
    respond(response, request).catch((error: unknown) =>
      response.writeHead(418).end(String(error)),
    );
  });
  return fake;
}
