import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/identity.ts';
import { outboxMessages } from '#server/db/schema/notifications.ts';
import { oneTimeCodes } from '#server/db/schema/otp.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { checkCode, consumeCode, pruneCodes } from './confirm-code.ts';
import { secondsToWait } from './sending-limits.ts';

const START = new Date('2026-03-14T09:00:00.000Z');
const clock = { now: START };
let server: TestServer;
let user: string;
let phone: string;

const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};

async function makePerson(number: string | null): Promise<string> {
  const id = `u-${randomUUID()}`;
  await server.db.insert(users).values({ id, issuer: 'test', subject: id, phone: number });
  return id;
}

beforeAll(async () => {
  server = await startTestServer({ now: () => clock.now });
});

beforeEach(async () => {
  clock.now = START;
  await server.db.delete(oneTimeCodes);
  await server.db.delete(outboxMessages);
  phone = '+79161234567';
  user = await makePerson(phone);
});

afterAll(() => server.close());

const send = (as = user, headers: Record<string, string> = {}) =>
  server.request('POST', '/api/v1/otp/send', {
    as,
    headers,
    body: { notificationType: 'Sms', template: 'RefundOrder' },
  });
const resend = (operationToken: string, as = user) =>
  server.request('POST', '/api/v1/otp/resend', { as, body: { operationToken } });

/** The code in the newest SMS. */
async function sentCode(): Promise<string> {
  const [message] = await server.db
    .select()
    .from(outboxMessages)
    .orderBy(desc(outboxMessages.id))
    .limit(1);
  return /\d{6}/.exec(message?.text ?? '')?.[0] ?? 'none';
}

const confirmation = (operationToken: string, code: string, subjectID = 'order-1') => ({
  userID: user,
  template: 'RefundOrder' as const,
  subjectID,
  otp: { operationToken, code },
  path: '/code',
  now: clock.now,
});
const check = (token: string, code: string, subject?: string) =>
  checkCode(server.db, confirmation(token, code, subject)).then(
    () => 'right',
    (problem: { reason?: string }) => problem.reason,
  );
const consume = (token: string, code: string, subject?: string) =>
  server.db
    .transaction((tx) => consumeCode(tx, confirmation(token, code, subject)))
    .then(
      () => 'used',
      (problem: { reason?: string }) => problem.reason,
    );
const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('sending', () => {
  it('sends six digits to the phone of the profile and returns only the masked phone', async () => {
    const { status, body } = await send();
    expect(status).toBe(201);
    expect(body).toEqual({
      operationToken: expect.stringMatching(/^op_[\w-]{22}$/),
      endPoint: '+7 916 ***-**-67',
      resendAfter: 60,
      expiresIn: 300,
      codeLength: 6,
    });
    const [message] = await server.db.select().from(outboxMessages);
    expect(message).toMatchObject({ channel: 'Sms', endPoint: phone });
    expect(message?.expiresAt?.getTime()).toBe(START.getTime() + 300_000);
    expect(JSON.stringify(body)).not.toContain(await sentCode());
  });

  it('stores neither code nor token in plain text', async () => {
    const { body } = await send();
    const stored = JSON.stringify(await server.db.select().from(oneTimeCodes));
    expect(stored).not.toContain(await sentCode());
    expect(stored).not.toContain(body.operationToken);
  });

  it('needs a session, a phone and a known template', async () => {
    expect((await server.request('POST', '/api/v1/otp/send', { body: {} })).status).toBe(401);
    const { status, body } = await send(await makePerson(null));
    expect(status).toBe(422);
    expect(body.reason).toBe('NoPhone');
    const wrong = { notificationType: 'Email', template: 'RefundOrder' };
    const response = await server.request('POST', '/api/v1/otp/send', { as: user, body: wrong });
    expect(response.status).toBe(400);
  });

  it('sends once for one idempotency key', async () => {
    const headers = { 'Idempotency-Key': 'otp-key-1' };
    const first = await send(user, headers);
    expect((await send(user, headers)).body).toEqual(first.body);
    expect(await server.db.select().from(outboxMessages)).toHaveLength(1);
  });

  it('allows the next one after a minute, also per phone', async () => {
    await send();
    later(18);
    const { status, body, headers } = await send();
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('42');
    expect(body.message).toBe('Новый код можно запросить через 42\u00A0секунды');
    expect((await send(await makePerson(phone))).status).toBe(429);
    expect((await send(await makePerson('+79031112233'))).status).toBe(201);
    later(42);
    expect((await send()).status).toBe(201);
  });

  it('sends at most five an hour', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await send()).status).toBe(201);
      later(60);
    }
    const { status, headers } = await send();
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('3300');
    later(3300);
    expect((await send()).status).toBe(201);
  });

  it('works again at once when the clock had been a day ahead', async () => {
    later(86_400);
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await send()).status).toBe(201);
      later(60);
    }
    expect((await send()).status).toBe(429);
    clock.now = START;
    expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(429);
  });

  it('makes a code of a clock that was a day ahead work no longer than others', async () => {
    later(86_400);
    const { body } = await send();
    const code = await sentCode();
    clock.now = START;
    expect(await check(body.operationToken, code)).toBe('CodeExpired');
    expect(await consume(body.operationToken, code)).toBe('CodeExpired');
  });

  it('accepts one of many simultaneous requests', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => send()));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('counts the wait from what was sent', () => {
    const ago = (seconds: number) => new Date(START.getTime() - seconds * 1000);
    expect(secondsToWait([], START)).toBe(0);
    expect(secondsToWait([ago(59.5)], START)).toBe(1);
    expect(secondsToWait([ago(60)], START)).toBe(0);
    expect(secondsToWait([60, 120, 180, 240, 3599].map(ago), START)).toBe(1);
  });
});

describe('sending again', () => {
  it('replaces code and token', async () => {
    const first = await send();
    const old = await sentCode();
    later(60);
    const second = await resend(first.body.operationToken);
    expect(second.status).toBe(201);
    expect(second.body.operationToken).not.toBe(first.body.operationToken);
    expect(await check(first.body.operationToken, old)).toBe('CodeExpired');
    expect(await check(second.body.operationToken, await sentCode())).toBe('right');
    later(60);
    expect((await resend(first.body.operationToken)).status).toBe(404);
  });

  it('keeps the old code valid when it is too early', async () => {
    const { body } = await send();
    const code = await sentCode();
    later(59);
    expect((await resend(body.operationToken)).status).toBe(429);
    expect(await check(body.operationToken, code)).toBe('right');
  });

  it("rejects another user's, an unknown and a used token", async () => {
    const { body } = await send();
    const token = body.operationToken;
    const code = await sentCode();
    later(60);
    expect((await resend(token, await makePerson('+79031112233'))).status).toBe(404);
    expect((await resend('op_unknown_token_000')).status).toBe(404);
    await check(token, code);
    expect(await consume(token, code)).toBe('used');
    expect((await resend(token)).status).toBe(404);
  });

  it('works after too many attempts and after expiry', async () => {
    const { body } = await send();
    const wrong = other(await sentCode());
    for (let attempt = 0; attempt < 5; attempt += 1) await check(body.operationToken, wrong);
    later(301);
    const again = await resend(body.operationToken);
    expect(again.status).toBe(201);
    expect(await check(again.body.operationToken, await sentCode())).toBe('right');
  });
});

describe('confirming', () => {
  it('accepts no code after five wrong ones', async () => {
    const { body } = await send();
    const code = await sentCode();
    const responses = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      responses.push(await check(body.operationToken, other(code)));
    }
    const spent = ['TooManyAttempts', 'TooManyAttempts'];
    expect(responses).toEqual([...Array.from({ length: 4 }, () => 'InvalidCode'), ...spent]);
    expect(await check(body.operationToken, code)).toBe('TooManyAttempts');
    expect(await consume(body.operationToken, code)).toBe('CodeExpired');
  });

  it('counts simultaneous attempts', async () => {
    const { body } = await send();
    const wrong = other(await sentCode());
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => check(body.operationToken, wrong)),
    );
    expect(responses.filter((response) => response === 'InvalidCode')).toHaveLength(4);
  });

  it('expires after exactly five minutes', async () => {
    const { body } = await send();
    const code = await sentCode();
    later(299);
    expect(await check(body.operationToken, code)).toBe('right');
    later(1);
    expect(await check(body.operationToken, code)).toBe('CodeExpired');
    expect(await consume(body.operationToken, code)).toBe('CodeExpired');
  });

  it('belongs to one user and, from the first attempt on, to one order', async () => {
    const { body } = await send();
    const code = await sentCode();
    expect(await check(body.operationToken, other(code), 'order-1')).toBe('InvalidCode');
    expect(await check(body.operationToken, code, 'order-2')).toBe('CodeExpired');
    expect(await check(body.operationToken, code, 'order-1')).toBe('right');
    expect(await consume(body.operationToken, code, 'order-2')).toBe('CodeExpired');
    user = await makePerson('+79031112233');
    expect(await check(body.operationToken, code, 'order-1')).toBe('CodeExpired');
    expect(await check('op_unknown_token_000', code)).toBe('CodeExpired');
  });

  it('works once, also at once', async () => {
    const { body } = await send();
    const code = await sentCode();
    await check(body.operationToken, code);
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => consume(body.operationToken, code)),
    );
    expect(responses.toSorted()).toEqual(['CodeExpired', 'CodeExpired', 'CodeExpired', 'used']);
  });

  it('is deleted after a day', async () => {
    await send();
    later(86_400);
    await pruneCodes(server.db, clock.now);
    expect(await server.db.select().from(oneTimeCodes)).toHaveLength(1);
    later(1);
    await pruneCodes(server.db, clock.now);
    expect(await server.db.select().from(oneTimeCodes)).toEqual([]);
  });
});
