import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSmartCaptcha } from '#server/integrations/smartcaptcha/smartcaptcha.ts';
import { loggerOptions } from '#server/log.ts';
import { type FakeSmartCaptcha, startFakeSmartCaptcha } from '#tests/support/fakes/smartcaptcha.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let captcha: FakeSmartCaptcha;
let server: TestServer;
let logged = '';
/** As the server logs. */
const logger = pino(loggerOptions('info'), {
  write: (line: string) => {
    logged += line;
  },
});

beforeAll(async () => {
  captcha = await startFakeSmartCaptcha();
  const { clientKey, serverKey, url } = captcha;
  server = await startTestServer({
    services: { captcha: createSmartCaptcha({ clientKey, serverKey, url }) },
    logger,
  });
});
beforeEach(() => {
  captcha.validated.length = 0;
  logged = '';
});
afterAll(async () => {
  await server.close();
  await captcha.close();
});

const PATH = '/api/v1/support/tickets/error';

/** Reports an error as a browser with this address, a visitor's unless `as` names a user. */
async function report(token?: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost:3000${PATH}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { 'X-Captcha-Token': token }),
      ...headers,
    },
    body: JSON.stringify({ traceID: 'abc12345' }),
  });
  const sender = { headers: {}, socket: { remoteAddress: '203.0.113.7' } };
  const response = await server.fetch(request, sender);
  return { status: response.status, body: await response.json() };
}

it('captcha: a visitor without a token gets what to show, and nothing is stored', async () => {
  const { status, body } = await report();
  expect(status).toBe(403);
  expect(body).toMatchObject({
    reason: 'CaptchaRequired',
    captcha: { siteKey: 'ysc1_public', scriptUrl: `${captcha.url}/captcha.js` },
  });
  expect(captcha.validated).toEqual([]);
});

it('captcha: a token of a passed check counts once, with the address of the visitor', async () => {
  const token = captcha.issue();
  expect((await report(token)).status).toBe(201);
  expect(captcha.validated).toEqual([{ token, ip: '203.0.113.7' }]);
  expect(await report(token)).toMatchObject({ status: 403, body: { reason: 'CaptchaRequired' } });
  expect(await report('invented')).toMatchObject({ status: 403 });
});

it('captcha: an invalid request spends no token', async () => {
  const token = captcha.issue();
  const rejected = await server.request('POST', PATH, {
    body: { traceID: '' },
    headers: { 'X-Captcha-Token': token },
  });
  expect(rejected.status).toBe(400);
  expect(captcha.validated).toEqual([]);
});

it('captcha: none is required of a user, nor for what a visitor reads', async () => {
  const call = { as: 'anna', body: { traceID: 'abc12345' } };
  expect((await server.request('POST', PATH, call)).status).toBe(201);
  expect((await server.request('GET', '/api/v1/brands')).status).toBe(200);
  expect(captcha.validated).toEqual([]);
});

it.each(['Error', 'Malformed', 'Dropped'] as const)(
  'captcha: a service that fails turns no visitor away: %s',
  async (failure) => {
    captcha.fail(failure);
    const token = captcha.issue();
    expect((await report(token)).status).toBe(201);
    expect(logged).toContain('counts as passed');
    expect(logged).not.toContain(token);
    expect(logged).not.toContain(captcha.serverKey);
  },
);
