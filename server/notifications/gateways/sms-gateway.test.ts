import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { users } from '#server/db/schema/identity.ts';
import { outboxMessages } from '#server/db/schema/notifications.ts';
import { loggerOptions } from '#server/log.ts';
import { deliverWaiting } from '#server/notifications/delivery.ts';
import { createGateways } from '#server/notifications/gateways.ts';
import { postMessages } from '#server/notifications/outbox.ts';
import { checkCode } from '#server/otp/confirm-code.ts';
import { type FakeSmsRu, startFakeSmsRu } from '#tests/support/fakes/sms-ru.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const START = new Date('2026-03-14T09:00:00.000Z');
const inSeconds = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const DAYS_3 = 3 * 86_400;
const PHONE = '+79161234567';
let server: TestServer;
let smsRu: FakeSmsRu;
let logged = '';
/** As the server logs. */
const logger = pino(loggerOptions('info'), {
  write: (line: string) => {
    logged += line;
  },
});

beforeAll(async () => {
  server = await startTestServer({ now: () => START });
  const user = { id: 'anna', issuer: 'test', subject: 'anna', phone: PHONE };
  await server.db.insert(users).values(user);
});
beforeEach(async () => {
  await server.db.delete(outboxMessages);
  logged = '';
  smsRu = await startFakeSmsRu();
});
afterEach(() => smsRu.close());
afterAll(() => server.close());

const message = {
  channel: 'Sms',
  endPoint: PHONE,
  subject: 'Заказ Д-1 отправлен',
  text: 'Его везёт курьер.',
  link: '/order/1',
  at: START,
} as const;

/** Sends what waits by the settings of the server. */
async function deliver(now = START, settings: Record<string, string> = {}): Promise<number> {
  const config = readConfig({ SMS_RU_API_ID: smsRu.apiID, SMS_RU_URL: smsRu.url, ...settings });
  const { db } = server;
  const counts = await Promise.all(
    createGateways({ config, db, logger, now: () => now }).map((gateway) =>
      deliverWaiting({ db, gateway, publicUrl: 'https://shop.example.ru', logger, now }),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function expectNothingPersonalLogged(): void {
  for (const secret of [smsRu.apiID, PHONE.slice(1), 'Заказ', 'курьер']) {
    expect(logged).not.toContain(secret);
  }
}

describe('SMS', () => {
  it('are sent by SMS.RU once, with an absolute link and the sender of the settings', async () => {
    await postMessages(server.db, [message]);
    expect(await deliver(START, { SMS_RU_FROM: 'shop' })).toBe(1);
    expect(await deliver(inSeconds(DAYS_3))).toBe(0);
    expect(smsRu.sent).toEqual([
      {
        to: '79161234567',
        msg: 'Заказ Д-1 отправлен. Его везёт курьер. https://shop.example.ru/order/1',
        from: 'shop',
        ttl: null,
      },
    ]);
    expect(smsRu.urls).toEqual(['/sms/send']);
    expect(logged).toBe('');
  });

  it('carry a one-time code, which is valid, until it expires', async () => {
    const { status, body } = await server.request('POST', '/api/v1/otp/send', {
      as: 'anna',
      body: { notificationType: 'Sms', template: 'RefundOrder' },
    });
    expect(status).toBe(201);
    smsRu.fail('Error');
    expect(await deliver(START)).toBe(0);
    expect(await deliver(inSeconds(31))).toBe(1);
    const [sms] = smsRu.sent;
    expect(sms).toMatchObject({ to: '79161234567', ttl: '4' });
    const code = /^Код для возврата заказа: (\d{6})\. /.exec(sms?.msg ?? '')?.[1] ?? 'none';
    const { operationToken } = body;
    const check = (typed: string) =>
      checkCode(server.db, {
        userID: 'anna',
        template: 'RefundOrder',
        subjectID: 'order-1',
        otp: { operationToken, code: typed },
        path: '/code',
        now: inSeconds(60),
      });
    await expect(check(code === '000000' ? '000001' : '000000')).rejects.toThrow();
    await expect(check(code)).resolves.toBeUndefined();
    expect(logged).not.toContain(code);
  });

  it('do not carry a code that has expired', async () => {
    await postMessages(server.db, [{ ...message, expiresAt: inSeconds(300) }]);
    smsRu.reject(220, 'call');
    expect(await deliver(START)).toBe(0);
    smsRu.reject(null);
    expect(await deliver(inSeconds(301))).toBe(0);
    expect(smsRu.sent).toEqual([]);
  });

  it.each([
    ['with the link', '/order/1'],
    ['without one', null],
  ] as const)('are cut to what SMS.RU accepts, %s', async (_case, link) => {
    await postMessages(server.db, [{ ...message, text: `${'Щ🦷'.repeat(400)}`, link }]);
    expect(await deliver()).toBe(1);
    const msg = smsRu.sent[0]?.msg ?? '';
    expect(msg).toMatch(link === null ? /…$/ : /… https:\/\/shop\.example\.ru\/order\/1$/);
    expect(msg.length).toBeGreaterThan(8 * 67 - 3);
    expect(msg).not.toContain('\uFFFD');
  });

  it.each([
    [200, 'call'],
    [201, 'call'],
    [220, 'call'],
    [301, 'call'],
    [500, 'call'],
    [201, 'message'],
    [206, 'message'],
    [230, 'message'],
    [232, 'message'],
  ] as const)('are retried after status %i of the %s', async (code, what) => {
    smsRu.reject(code, what);
    await postMessages(server.db, [message]);
    expect(await deliver()).toBe(0);
    smsRu.reject(null);
    expect(await deliver(inSeconds(29))).toBe(0);
    expect(await deliver(inSeconds(31))).toBe(1);
    expect(logged).toContain(`SMS.RU rejected a message with ${code}`);
    expectNothingPersonalLogged();
  });

  it.each([202, 207, 209, 214, 215])('are not retried after status %i', async (code) => {
    smsRu.reject(code);
    await postMessages(server.db, [message]);
    expect(await deliver()).toBe(0);
    smsRu.reject(null);
    expect(await deliver(inSeconds(DAYS_3))).toBe(0);
    expect(smsRu.sent).toEqual([]);
    expect(logged).toContain(`SMS.RU rejected a message with ${code}`);
    expectNothingPersonalLogged();
  });

  it.each(['Error', 'Malformed', 'Dropped'] as const)(
    'are retried after a response that is %s',
    async (failure) => {
      smsRu.fail(failure);
      await postMessages(server.db, [message]);
      expect(await deliver()).toBe(0);
      expect(smsRu.urls).toHaveLength(1);
      expect(await deliver(inSeconds(31))).toBe(1);
      expect(smsRu.sent).toHaveLength(1);
      expectNothingPersonalLogged();
    },
  );

  it('are sent once when the response is lost', async () => {
    smsRu.fail('Lost');
    await postMessages(server.db, [message]);
    expect(await deliver()).toBe(0);
    expect(await deliver(inSeconds(31))).toBe(1);
    expect(smsRu.sent).toHaveLength(1);
  });

  it('wait for the right key', async () => {
    await postMessages(server.db, [message]);
    expect(await deliver(START, { SMS_RU_API_ID: 'not-this-one' })).toBe(0);
    expect(logged).toContain('SMS.RU rejected a message with 200');
    expect(logged).not.toContain('not-this-one');
    expect(await deliver(inSeconds(31))).toBe(1);
  });
});
