import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import {
  notificationChoices,
  outboxMessages,
  telegramChats,
  telegramLinks,
} from '#server/db/schema/notifications.ts';
import { loggerOptions } from '#server/log.ts';
import { deliverWaiting } from '#server/notifications/delivery.ts';
import { createGateways } from '#server/notifications/gateways.ts';
import { notify } from '#server/notifications/notify.ts';
import { type FakeTelegram, startFakeTelegram } from '#tests/support/fakes/telegram.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { registerForUpdates, updatesSecret } from './telegram-updates.ts';

const START = new Date('2026-03-14T09:00:00.000Z');
const MINUTE = 60_000;
const SETTINGS = '/api/v1/profile/settings/notifications';
const anna = { id: 4_503_599_627_370_495, firstName: 'Анна', username: 'anna_k' };
const boris = { id: 2, firstName: 'Борис' };

let server: TestServer;
let telegram: FakeTelegram;
let now = START;
let logged = '';
/** As the server logs. */
const logger = pino(loggerOptions('info'), {
  write: (line: string) => {
    logged += line;
  },
});

beforeAll(async () => {
  telegram = await startFakeTelegram();
  const { telegram: bot, publicUrl } = readConfig({
    ...telegram.settings,
    PUBLIC_URL: 'https://shop.example.ru',
  });
  server = await startTestServer({ config: { telegram: bot, publicUrl }, now: () => now, logger });
});
beforeEach(async () => {
  now = START;
  logged = '';
  telegram.sent.length = 0;
  telegram.blocked.clear();
  for (const table of [telegramChats, telegramLinks, outboxMessages, notificationChoices]) {
    await server.db.delete(table);
  }
});
afterEach(() => {
  expect(logged).not.toContain(telegram.botToken.split(':')[1]);
});
afterAll(async () => {
  await server.close();
  await telegram.close();
});

/** Telegram's request to the shop. @returns the status, and what the bot writes back. */
async function update(body: unknown, secret = updatesSecret(telegram)) {
  const { status, body: reply } = await server.request('POST', '/telegram-updates', {
    body,
    headers: { 'X-Telegram-Bot-Api-Secret-Token': secret },
  });
  return { status, text: (reply?.text ?? null) as string | null };
}

type Person = { id: number; firstName: string; username?: string };

async function write({ id, firstName, username }: Person, text: string): Promise<string | null> {
  const from = { id, first_name: firstName, username };
  const message = { chat: { id, type: 'private' }, from, text };
  return (await update({ update_id: 7, message })).text;
}

async function linkOf(userID: string): Promise<string> {
  const { status, body } = await server.request('PUT', '/api/v1/profile/telegram', { as: userID });
  expect(status).toBe(200);
  return new URL(body.url).searchParams.get('start') ?? '';
}

async function connect(userID: string, person: Person): Promise<void> {
  expect(await write(person, `/start ${await linkOf(userID)}`)).toContain('Готово');
}

async function channelOf(userID: string) {
  const { body } = await server.request('GET', SETTINGS, { as: userID });
  return body.channels.find(({ channel }: { channel: string }) => channel === 'Telegram');
}

/** The user chooses Telegram for news of stock. */
async function choose(userID: string) {
  return server.request('PUT', SETTINGS, {
    as: userID,
    body: { topics: [{ topic: 'Stock', channels: ['Telegram'] }] },
  });
}

async function deliver(at = now): Promise<number> {
  const { config, db } = server;
  const gateway = createGateways({ config, db, logger }).find(({ channels }) =>
    channels.includes('Telegram'),
  );
  if (gateway === undefined) throw new Error('No gateway for Telegram');
  return deliverWaiting({ db, gateway, publicUrl: config.publicUrl, logger, now: at });
}

const notice = {
  topic: 'Stock',
  title: 'Боры снова есть',
  text: 'Осталось 12 штук.',
  link: '/products/bur',
  at: START,
} as const;

describe('Telegram', () => {
  it('is connected by a link of the bot and then gets what the user has chosen', async () => {
    expect(await channelOf('anna')).toMatchObject({
      allowed: false,
      connectable: true,
      reason: 'Сначала подключите Telegram',
    });
    expect((await choose('anna')).body).toMatchObject({ reason: 'ChannelUnavailable' });

    const { body } = await server.request('PUT', '/api/v1/profile/telegram', { as: 'anna' });
    // Letters, digits, `_` and `-`, 64 at most: what Telegram passes on.
    expect(body.url).toMatch(/^https:\/\/t\.me\/example_shop_bot\?start=[\w-]{43}$/);
    expect(body.expiresAt).toBe('2026-03-14T09:15:00.000Z');
    await connect('anna', anna);
    expect(await channelOf('anna')).toMatchObject({ allowed: true, endPoint: '@anna_k' });
    expect((await choose('anna')).status).toBe(200);

    await notify(server.db, ['anna', 'boris'], notice);
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(telegram.sent).toEqual([
      {
        chatID: anna.id,
        text: 'Боры снова есть\n\nОсталось 12 штук.\n\nhttps://shop.example.ru/products/bur',
      },
    ]);
  });

  it('is disconnected in the shop, after which nothing is sent', async () => {
    await connect('anna', anna);
    await choose('anna');
    await notify(server.db, ['anna'], notice);
    const path = '/api/v1/profile/telegram';
    for (const _ of [1, 2]) {
      expect((await server.request('DELETE', path, { as: 'anna' })).status).toBe(204);
    }
    expect(await channelOf('anna')).toMatchObject({ allowed: false, endPoint: null });
    await deliver();
    expect(telegram.sent).toEqual([]);
  });

  it.each([
    ['/stop', () => write(anna, '/stop')],
    [
      'blocking the bot',
      () =>
        update({
          update_id: 8,
          my_chat_member: {
            chat: { id: anna.id, type: 'private' },
            new_chat_member: { status: 'kicked' },
          },
        }),
    ],
  ])('is disconnected in Telegram by %s, for every user of the chat', async (_name, end) => {
    await connect('anna', anna);
    await connect('klinika', anna);
    await connect('boris', boris);
    await end();
    expect(await channelOf('anna')).toMatchObject({ allowed: false });
    expect(await channelOf('klinika')).toMatchObject({ allowed: false });
    expect(await channelOf('boris')).toMatchObject({ allowed: true, endPoint: 'Борис' });
  });

  it('accepts a link once, for 15 minutes, but a repeated report of it again', async () => {
    const token = await linkOf('anna');
    expect(await write(anna, `/start ${token}`)).toContain('Готово');
    expect(await write(anna, `/start ${token}`)).toContain('Готово');
    expect(await write(boris, `/start ${token}`)).toContain('больше не действует');
    expect(await channelOf('anna')).toMatchObject({ endPoint: '@anna_k' });

    const replaced = await linkOf('boris');
    const late = await linkOf('boris');
    expect(await write(boris, `/start ${replaced}`)).toContain('больше не действует');
    now = new Date(START.getTime() + 15 * MINUTE);
    expect(await write(boris, `/start ${late}`)).toContain('больше не действует');
    expect(await channelOf('boris')).toMatchObject({ allowed: false });
    const stored = JSON.stringify(await server.db.select().from(telegramLinks));
    expect(stored).not.toContain(late);
  });

  it('says where to go on to who writes anything else, and nothing in groups', async () => {
    expect(await write(boris, '/start')).toContain('https://shop.example.ru/profile/settings');
    expect(await write(boris, 'Где мой заказ?')).toContain('/profile/support');
    expect(await write(boris, '/stop')).toContain('и так не приходят');
    const group = { chat: { id: -5, type: 'group' }, text: '/start' };
    expect(await update({ update_id: 9, message: group })).toEqual({ status: 200, text: null });
    expect(await update({ update_id: 10, poll: {} })).toEqual({ status: 200, text: null });
  });

  it('rejects updates without the secret that was registered', async () => {
    await registerForUpdates({ config: server.config, telegram: { ...telegram } });
    expect(telegram.webhook).toEqual({
      url: 'https://shop.example.ru/telegram-updates',
      secret_token: updatesSecret(telegram),
      allowed_updates: ['message', 'my_chat_member'],
    });
    const token = await linkOf('anna');
    const message = { chat: { id: 1, type: 'private' }, text: `/start ${token}` };
    for (const secret of ['', 'wrong', updatesSecret({ botToken: 'another' })]) {
      expect((await update({ update_id: 1, message }, secret)).status).toBe(403);
    }
    expect(await channelOf('anna')).toMatchObject({ allowed: false });
  });

  it('disconnects a chat whose user has blocked the bot, and retries what may pass', async () => {
    await connect('anna', anna);
    await choose('anna');
    await notify(server.db, ['anna'], notice);
    telegram.fail(429);
    expect(await deliver()).toBe(0);
    const later = new Date(START.getTime() + MINUTE);
    expect(await deliver(later)).toBe(1);
    await notify(server.db, ['anna'], { ...notice, at: later });
    telegram.blocked.add(anna.id);
    await deliver(later);
    expect(telegram.sent).toHaveLength(1);
    expect(await channelOf('anna')).toMatchObject({ allowed: false });
  });

  it('cannot be connected in a shop without a bot, which says so', async () => {
    const { database } = server;
    const bare = await startTestServer({ database, config: { telegram: null } });
    const call = { as: 'anna' };
    expect(await bare.request('PUT', '/api/v1/profile/telegram', call)).toMatchObject({
      status: 409,
      body: { reason: 'ChannelUnavailable' },
    });
    const { body } = await bare.request('GET', SETTINGS, call);
    expect(body.channels).toContainEqual(
      expect.objectContaining({ channel: 'Telegram', connectable: false }),
    );
    expect((await bare.request('POST', '/telegram-updates', { body: {} })).status).not.toBe(200);
  });
});
