import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import type { OpenDatabase } from '#server/db/connection.ts';
import { outboxMessages } from '#server/db/schema/notifications.ts';
import { loggerOptions } from '#server/log.ts';
import { deliverWaiting } from '#server/notifications/delivery.ts';
import { createGateways } from '#server/notifications/gateways.ts';
import { postMessages } from '#server/notifications/outbox.ts';
import { type FakeSmtpServer, startSmtpServer } from '#tests/support/fakes/smtp-server.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';

const START = new Date('2026-03-14T09:00:00.000Z');
const inSeconds = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const DAYS_3 = 3 * 86_400;
const PASSWORD = 'pass/word:1';
let database: OpenDatabase;
let servers: FakeSmtpServer[] = [];
let logged = '';
/** As the server logs. */
const logger = pino(loggerOptions('info'), {
  write: (line: string) => {
    logged += line;
  },
});

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(outboxMessages);
  logged = '';
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
});
afterAll(() => database.close());

async function start(...options: Parameters<typeof startSmtpServer>): Promise<FakeSmtpServer> {
  const server = await startSmtpServer(...options);
  servers.push(server);
  return server;
}

const message = {
  channel: 'Email',
  endPoint: 'anna@example.com',
  subject: 'Заказ Д-1 отправлен',
  text: 'Его везёт курьер. Ждите с 10 до 14.',
  link: '/order/1',
  at: START,
} as const;

/** Sends what waits by the settings of the server. */
async function deliver(url: string, now = START): Promise<number> {
  const config = readConfig({ SMTP_URL: url, SMTP_FROM: 'Магазин «Зуб» <shop@example.ru>' });
  const { db } = database;
  const gateways = createGateways({ config, db, logger });
  const counts = await Promise.all(
    gateways.map((gateway) =>
      deliverWaiting({ db, gateway, publicUrl: 'https://shop.example.ru', logger, now }),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

const urlOf = ({ port }: FakeSmtpServer, user = '') => `smtp://${user}127.0.0.1:${port}`;
const SIGNED_IN = `shop%40example.ru:${encodeURIComponent(PASSWORD)}@`;
const credentials = { user: 'shop@example.ru', password: PASSWORD };

describe('e-mails', () => {
  it('are sent by SMTP as text, with an absolute link, from the shop', async () => {
    const server = await start();
    await postMessages(database.db, [message]);
    expect(await deliver(urlOf(server))).toBe(1);
    expect(await deliver(urlOf(server), inSeconds(DAYS_3))).toBe(0);
    expect(server.received).toMatchObject([
      {
        sender: 'shop@example.ru',
        recipients: ['anna@example.com'],
        email: {
          from: { name: 'Магазин «Зуб»', address: 'shop@example.ru' },
          to: [{ address: 'anna@example.com' }],
          subject: 'Заказ Д-1 отправлен',
          text: 'Его везёт курьер. Ждите с 10 до 14.\n\nhttps://shop.example.ru/order/1\n',
        },
      },
    ]);
    const headers = server.received[0]?.email.headers ?? [];
    expect(headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(logged).toBe('');
  });

  it('are sent with the user and the password of the settings', async () => {
    const server = await start({ credentials });
    await postMessages(database.db, [message]);
    expect(await deliver(urlOf(server, SIGNED_IN))).toBe(1);
    expect(server.passwords).toEqual([PASSWORD]);
  });

  it.each([
    { subject: 'Заказ\r\nBcc: eve@example.com' },
    { text: 'Ждите.\r\n.\r\nMAIL FROM:<eve@example.com>' },
  ])('stay one e-mail to one recipient with %j', async (part) => {
    const server = await start();
    await postMessages(database.db, [{ ...message, ...part }]);
    expect(await deliver(urlOf(server))).toBe(1);
    expect(server.received.map(({ recipients }) => recipients)).toEqual([['anna@example.com']]);
    expect(server.received[0]?.email.bcc ?? []).toEqual([]);
  });

  it.each([
    ['connect', 421, '4.7.0 Too many connections'],
    ['sender', 550, '5.7.1 shop@example.ru may not send'],
    ['recipient', 450, '4.2.1 anna@example.com is busy'],
    ['data', 452, '4.3.1 No space for anna@example.com'],
  ] as const)('are retried after a rejection at %s with %i', async (step, status, response) => {
    const server = await start();
    server.reject(step, status, response);
    await postMessages(database.db, [message]);
    expect(await deliver(urlOf(server))).toBe(0);
    server.accept();
    expect(await deliver(urlOf(server), inSeconds(29))).toBe(0);
    expect(await deliver(urlOf(server), inSeconds(31))).toBe(1);
    expect(server.received).toHaveLength(1);
    expect(logged).toContain(`${status}`);
    expect(logged).not.toContain('anna');
  });

  it.each([
    ['recipient', 550, '5.1.1 anna@example.com is unknown'],
    ['data', 554, '5.6.0 No e-mail to anna@example.com of this kind'],
  ] as const)('are not retried after a rejection at %s with %i', async (step, status, response) => {
    const server = await start();
    server.reject(step, status, response);
    await postMessages(database.db, [message]);
    expect(await deliver(urlOf(server))).toBe(0);
    server.accept();
    expect(await deliver(urlOf(server), inSeconds(DAYS_3))).toBe(0);
    expect(server.received).toEqual([]);
    const [stored] = await database.db.select().from(outboxMessages);
    expect(stored?.sentAt).toBeNull();
    expect(logged).toContain(`${status} ${response.slice(0, 5)}`);
    expect(logged).not.toContain('anna');
  });

  it.each(['anna@example.com, eve@example.com', 'anna', 'anna@example.com>\r\nRCPT TO:<eve@x.ru'])(
    'are not sent to the address %j',
    async (endPoint) => {
      const server = await start();
      await postMessages(database.db, [{ ...message, endPoint }]);
      expect(await deliver(urlOf(server))).toBe(0);
      expect(await deliver(urlOf(server), inSeconds(DAYS_3))).toBe(0);
      expect(server.received).toEqual([]);
    },
  );

  it('have the same id when they are retried after a lost response', async () => {
    const server = await start();
    server.loseResponse();
    await postMessages(database.db, [message]);
    expect(await deliver(urlOf(server))).toBe(0);
    expect(await deliver(urlOf(server), inSeconds(31))).toBe(1);
    const ids = server.received.map(({ email }) => email.messageId);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^<outbox-\d+@example\.ru>$/);
    expect(ids[1]).toBe(ids[0]);
  });

  it('wait for a server that is down, and for the right password, which no log has', async () => {
    const server = await start({ credentials });
    await postMessages(database.db, [message]);
    expect(await deliver('smtp://127.0.0.1:1')).toBe(0);
    const wrong = 'shop%40example.ru:not-this-one@';
    expect(await deliver(urlOf(server, wrong), inSeconds(31))).toBe(0);
    expect(logged).toContain('ECONNREFUSED');
    expect(logged).toContain('EAUTH');
    expect(logged).toContain('535 5.7.8');
    expect(logged).not.toContain('not-this-one');
    expect(await deliver(urlOf(server, SIGNED_IN), inSeconds(200))).toBe(1);
  });

  it('send no password without encryption but to this machine', async () => {
    const server = await start({ credentials });
    await postMessages(database.db, [message]);
    // The loopback interface by a name that is none of its usual ones.
    const url = `smtp://${SIGNED_IN}[::ffff:127.0.0.1]:${server.port}`;
    expect(await deliver(url)).toBe(0);
    expect(server.connections).toBe(1);
    expect(server.passwords).toEqual([]);
    expect(logged).toContain('SMTP: ETLS');
  });

  it('send no password to a server with a certificate that nobody trusts', async () => {
    const server = await start({ credentials, offersTLS: true });
    await postMessages(database.db, [message]);
    expect(await deliver(urlOf(server, SIGNED_IN))).toBe(0);
    expect(server.connections).toBe(1);
    expect(server.passwords).toEqual([]);
  });
});
