import { createHmac, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import * as z from 'zod';
import type { ServerConfig } from '#server/config/config.ts';
import { readBytes } from '#server/contract/body/body.ts';
import { parseJson } from '#server/contract/body/json-body.ts';
import type { HttpEnv } from '#server/contract/http-env.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import {
  createTelegramClient,
  type TelegramConfig,
} from '#server/integrations/telegram/telegram-client.ts';
import { connectTelegramChat, endTelegramChat } from './telegram-chats.ts';

const PATH = '/telegram-updates';
const MAX_BYTES = 64 * 1024;
const SETTINGS_PATH = '/profile/settings#notifications';

const chat = z.object({ id: z.int(), type: z.string() });

/** The parts of an update that are used (https://core.telegram.org/bots/api#update). */
const update = z.object({
  message: z
    .object({
      chat,
      text: z.string().optional(),
      from: z.object({ first_name: z.string(), username: z.string().optional() }).optional(),
    })
    .optional(),
  my_chat_member: z.object({ chat, new_chat_member: z.object({ status: z.string() }) }).optional(),
});

type Message = NonNullable<z.output<typeof update>['message']>;

/** The secret in each update; it follows from the token, so that all processes know it. */
export function updatesSecret({ botToken }: Pick<TelegramConfig, 'botToken'>): string {
  return createHmac('sha256', botToken).update(PATH).digest('base64url');
}

function isEqual(given: string | undefined, secret: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

interface UpdatesOptions {
  config: Pick<ServerConfig, 'publicUrl'>;
  telegram: TelegramConfig;
  db: Database;
  now: () => Date;
}

/** Registers the URL that Telegram sends updates to; another shop may have registered its own. */
export async function registerForUpdates({
  config,
  telegram,
}: Pick<UpdatesOptions, 'config' | 'telegram'>): Promise<void> {
  const client = createTelegramClient(telegram);
  await client.setWebhook(`${config.publicUrl}${PATH}`, updatesSecret(telegram));
}

/** What the bot writes back to a message of a person. */
async function replyTo(message: Message, options: UpdatesOptions): Promise<string> {
  const { config, db, now } = options;
  const settingsUrl = `${config.publicUrl}${SETTINGS_PATH}`;
  const { from, text = '' } = message;
  const chatID = `${message.chat.id}`;
  const [command, token] = text.trim().split(/\s+/);
  if (command === '/stop') {
    return (await endTelegramChat(db, chatID))
      ? `Отключено: сообщений магазина здесь больше не будет. Подключить снова: ${settingsUrl}`
      : 'Сообщения магазина сюда и так не приходят.';
  }
  if (command !== '/start') {
    return `Бот только присылает сообщения магазина. Вопросы – в поддержку: ${config.publicUrl}/profile/support`;
  }
  if (token === undefined) {
    return `Чтобы получать здесь сообщения магазина, подключите Telegram в настройках профиля: ${settingsUrl}`;
  }
  const name = from?.username ? `@${from.username}` : (from?.first_name ?? 'Telegram');
  return (await connectTelegramChat(db, token, { chatID, name: name.slice(0, 100) }, now()))
    ? `Готово: сообщения магазина можно получать здесь. О чём – выберите в настройках: ${settingsUrl}\n\nОтключить: /stop`
    : `Ссылка больше не действует. Возьмите новую в настройках профиля: ${settingsUrl}`;
}

/**
 * `POST /telegram-updates`: Telegram reports what people write to the bot, and who has blocked it. The
 * reply is in the response, which saves a call. What is of no use here is a 200, or Telegram would
 * repeat it.
 */
export function createTelegramUpdates(options: UpdatesOptions): Hono<HttpEnv> {
  const secret = updatesSecret(options.telegram);
  return new Hono<HttpEnv>().post(PATH, async (c) => {
    if (!isEqual(c.req.header('X-Telegram-Bot-Api-Secret-Token'), secret)) {
      throw new ApiProblem(403, 'Это не Telegram', { reason: 'Forbidden' });
    }
    const { data } = update.safeParse(parseJson(await readBytes(c.req.raw, MAX_BYTES)));
    const { message, my_chat_member: member } = data ?? {};
    if (member?.chat.type === 'private' && member.new_chat_member.status === 'kicked') {
      await endTelegramChat(options.db, `${member.chat.id}`);
    }
    // What is written in a group is for nobody's eyes here.
    if (message?.chat.type !== 'private') return c.body(null, 200);
    return c.json({
      method: 'sendMessage',
      chat_id: message.chat.id,
      text: await replyTo(message, options),
      link_preview_options: { is_disabled: true },
    });
  });
}
