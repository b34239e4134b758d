import { decodeJwt, decodeProtectedHeader } from 'jose';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoIndividual } from '#demo/people.ts';
import { seedPeople } from '#demo/seed/seed-people.ts';
import { readConfig } from '#server/config/config.ts';
import type { OpenDatabase } from '#server/db/connection.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';
import {
  type IdentityServer,
  startIdentityServer,
} from '#tests/support/servers/identity-server.ts';
import { SignInClient, type Tokens } from '#tests/support/servers/sign-in-client.ts';
import { createIdentity } from './create-identity.ts';
import { payloadAdapter } from './payloads.ts';

const { login, password } = demoIndividual;

let database: OpenDatabase;
let server: IdentityServer;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedPeople(database.db);
  server = await startIdentityServer(database.db);
});
afterAll(async () => {
  await server?.close();
  await database?.close();
});

const json = async (response: Response) => (await response.json()) as Record<string, unknown>;

describe('discovery', () => {
  it('returns URLs under the issuer, whatever the Host header', async () => {
    const response = await fetch(`${server.issuer}/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    const document = await json(response);
    expect(document.issuer).toBe(server.issuer);
    expect(document.authorization_endpoint).toBe(`${server.issuer}/auth`);
    expect(document.authorization_response_iss_parameter_supported).toBe(true);
    expect(document).not.toHaveProperty('check_session_iframe');
    expect(document).not.toHaveProperty('registration_endpoint');
  });

  it('is readable by the shop’s origin only', async () => {
    const open = (origin: string) =>
      fetch(`${server.issuer}/.well-known/openid-configuration`, { headers: { origin } });
    const own = await open(server.origin);
    expect(own.headers.get('access-control-allow-origin')).toBe(server.origin);
    const foreign = await open('https://evil.example');
    expect(foreign.headers.get('access-control-allow-origin')).toBe(server.origin);
  });
});

describe('signing in', () => {
  it('returns a short ES256 at+jwt for the API and names in the ID token', async () => {
    const tokens = await new SignInClient(server).signIn(login, password);
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({
      alg: 'ES256',
      typ: 'at+jwt',
    });
    const access = decodeJwt(tokens.access_token);
    expect(access).toMatchObject({ sub: demoIndividual.id, aud: 'urn:dental:api', scope: 'shop' });
    expect(Number(access.exp) - Number(access.iat)).toBe(300);
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      iss: server.issuer,
      aud: 'dental-spa',
      nonce: 'nonce-1',
      given_name: 'Анна',
      family_name: 'Белова',
      email: demoIndividual.email,
    });
  });

  it('accepts the e-mail in any case as login', async () => {
    const tokens = await new SignInClient(server).signIn(
      ` ${demoIndividual.email.toUpperCase()}`,
      password,
    );
    expect(decodeJwt(tokens.access_token).sub).toBe(demoIndividual.id);
  });

  it('returns the issuer with the code (RFC 9207)', async () => {
    const client = new SignInClient(server);
    const callback = await client.submit(await client.openSignIn(), login, password);
    expect(callback.searchParams.get('iss')).toBe(server.issuer);
    expect(callback.searchParams.get('state')).toBe('state-1');
  });

  it('skips the page during a session, and returns login_required without one', async () => {
    const client = new SignInClient(server);
    await client.signIn(login, password);
    const silent = { prompt: 'none', redirect_uri: `${server.origin}/silent-callback.html` };
    const known = await client.request(client.authorizeUrl(silent));
    expect(new URL(known.headers.get('location') ?? '').searchParams.has('code')).toBe(true);
    const stranger = new SignInClient(server);
    const unknown = await stranger.request(stranger.authorizeUrl(silent));
    expect(new URL(unknown.headers.get('location') ?? '').searchParams.get('error')).toBe(
      'login_required',
    );
  });

  it('lets the user cancel', async () => {
    const client = new SignInClient(server);
    const path = await client.openSignIn();
    const resumed = await client.post(`${path}/abort`, {});
    const back = await client.request(resumed.headers.get('location') ?? '');
    const callback = new URL(back.headers.get('location') ?? '');
    expect(callback.origin + callback.pathname).toBe(`${server.origin}/login/callback`);
    expect(callback.searchParams.get('error')).toBe('access_denied');
  });
});

describe('rejected requests', () => {
  it.each([
    ['a foreign redirect address', { redirect_uri: 'https://evil.example/login/callback' }],
    ['a neighboring path', { redirect_uri: 'REPLACED/login/callback/../evil' }],
    ['an unknown client', { client_id: 'somebody' }],
  ])('%s: an error page, no redirect', async (_name, changes) => {
    const client = new SignInClient(server);
    const replaced = Object.fromEntries(
      Object.entries(changes).map(([key, value]) => [
        key,
        value.replace('REPLACED', server.origin),
      ]),
    );
    const response = await client.request(client.authorizeUrl(replaced), {
      headers: { accept: 'text/html' },
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Не удалось войти');
  });

  it.each([
    ['no PKCE', { code_challenge: null, code_challenge_method: null }],
    ['plain PKCE', { code_challenge_method: 'plain' }],
    ['a token instead of a code', { response_type: 'id_token' }],
  ])('%s: an error at the callback', async (_name, changes) => {
    const client = new SignInClient(server);
    const response = await client.request(client.authorizeUrl(changes));
    const location = new URL(response.headers.get('location') ?? '');
    expect(location.origin).toBe(server.origin);
    expect(location.href).toMatch(/error=/);
    expect(location.href).not.toMatch(/[?&#]code=/);
  });

  it('a code_verifier of another request', async () => {
    const client = new SignInClient(server);
    const callback = await client.submit(await client.openSignIn(), login, password);
    const code = callback.searchParams.get('code') ?? '';
    const response = await client.exchange(code, { code_verifier: 'x'.repeat(43) });
    expect(response.status).toBe(400);
    expect(await json(response)).toMatchObject({ error: 'invalid_grant' });
  });

  it('a code used twice, which also revokes its tokens', async () => {
    const client = new SignInClient(server);
    const callback = await client.submit(await client.openSignIn(), login, password);
    const code = callback.searchParams.get('code') ?? '';
    const first = (await json(await client.exchange(code))) as unknown as Tokens;
    expect((await client.exchange(code)).status).toBe(400);
    expect((await client.refresh(first.refresh_token)).status).toBe(400);
  });

  it('a token request from another origin', async () => {
    const client = new SignInClient(server);
    const { refresh_token: token } = await client.signIn(login, password);
    const fields = { grant_type: 'refresh_token', client_id: 'dental-spa', refresh_token: token };
    const foreign = await client.post('/oidc/token', fields, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(400);
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    const own = await client.post('/oidc/token', fields, { origin: server.origin });
    expect(own.status).toBe(200);
    expect(own.headers.get('access-control-allow-origin')).toBe(server.origin);
  });

  it('a sign-in form posted from another origin', async () => {
    const client = new SignInClient(server);
    const path = await client.openSignIn();
    const response = await client.post(
      path,
      { login, password },
      { origin: 'https://evil.example' },
    );
    expect(response.status).toBe(403);
  });

  it('an interaction without its cookie', async () => {
    const path = await new SignInClient(server).openSignIn();
    const response = await new SignInClient(server).post(path, { login, password });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Страница входа устарела');
  });
});

describe('refresh tokens', () => {
  it('rotate, and reuse revokes the whole grant', async () => {
    const client = new SignInClient(server);
    const first = await client.signIn(login, password);
    const second = (await json(await client.refresh(first.refresh_token))) as unknown as Tokens;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(second.access_token).aud).toBe('urn:dental:api');
    expect((await client.refresh(first.refresh_token)).status).toBe(400);
    expect(await json(await client.refresh(second.refresh_token))).toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('are issued to one of two simultaneous requests', async () => {
    const client = new SignInClient(server);
    const { refresh_token: token } = await client.signIn(login, password);
    const responses = await Promise.all([client.refresh(token), client.refresh(token)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('are extended up to thirty days in total', async () => {
    const client = new SignInClient(server);
    const tokens = await client.signIn(login, password);
    const adapter = payloadAdapter(database.db)('RefreshToken');
    const stored = await adapter.find(tokens.refresh_token);
    const now = Math.floor(Date.now() / 1000);
    expect(Number(stored?.exp) - now).toBeCloseTo(14 * 86_400, -2);
    await adapter.upsert(tokens.refresh_token, { ...stored, iiat: now - 29 * 86_400 }, 3600);
    const next = (await json(await client.refresh(tokens.refresh_token))) as unknown as Tokens;
    const rotated = await adapter.find(next.refresh_token);
    expect(Number(rotated?.exp) - now).toBeCloseTo(86_400, -2);
  });

  it('are revoked by sign-out', async () => {
    const client = new SignInClient(server);
    const tokens = await client.signIn(login, password);
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${server.origin}/`,
    });
    const page = await (await client.request(`/oidc/session/end?${query}`)).text();
    expect(page).toContain("getElementById('op.logoutForm').submit()");
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const done = await client.post('/oidc/session/end/confirm', { xsrf, logout: 'yes' });
    expect(done.headers.get('location')).toBe(`${server.origin}/`);
    expect((await client.refresh(tokens.refresh_token)).status).toBe(400);
    const silent = await client.request(client.authorizeUrl({ prompt: 'none' }));
    expect(silent.headers.get('location')).toContain('error=login_required');
  });
});

describe('sign-out', () => {
  it('requires confirmation without an ID token', async () => {
    const client = new SignInClient(server);
    await client.signIn(login, password);
    const page = await (await client.request('/oidc/session/end')).text();
    expect(page).toContain('Выйти из учётной записи?');
    expect(page).not.toContain('.submit()');
  });

  it('rejects a foreign post_logout_redirect_uri', async () => {
    const client = new SignInClient(server);
    const tokens = await client.signIn(login, password);
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: 'https://evil.example/',
    });
    const response = await client.request(`/oidc/session/end?${query}`);
    expect(response.status).toBe(400);
  });
});

describe('the sign-in page', () => {
  it('keeps the login, shows the error and works without JavaScript', async () => {
    const client = new SignInClient(server);
    const path = await client.openSignIn();
    const response = await client.post(path, { login: 'anna"><script>', password: 'wrong' });
    expect(response.status).toBe(401);
    const page = await response.text();
    expect(page).toContain('Неверный логин или пароль');
    expect(page).toContain('value="anna&quot;&gt;&lt;script&gt;"');
    expect(page).not.toContain('value="wrong"');
  });

  it('fills in a demo account without JavaScript', async () => {
    const client = new SignInClient(server);
    const page = await (await client.post(await client.openSignIn(), { fill: login })).text();
    expect(page).toContain(`value="${password}"`);
  });

  it('cannot be framed and runs only its own script', async () => {
    const client = new SignInClient(server);
    const response = await client.request(await client.openSignIn());
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`form-action 'self' ${server.origin}`);
    expect(policy).toMatch(/script-src 'nonce-[\w-]{22}'/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('passes utm parameters through and drops unregistered ones', async () => {
    const client = new SignInClient(server);
    const path = await client.openSignIn({
      utm_source: 'mail',
      utm_evil: '1',
      analytics_uid: '42',
    });
    const uid = path.split('/').at(-1) ?? '';
    const stored = await payloadAdapter(database.db)('Interaction').find(uid);
    expect(stored?.params).toMatchObject({ utm_source: 'mail', analytics_uid: '42' });
    expect(stored?.params).not.toHaveProperty('utm_evil');
  });

  it('locks after five wrong passwords, whatever X-Forwarded-For contains', async () => {
    const client = new SignInClient(server);
    const path = await client.openSignIn();
    const guess = (n: number) =>
      client.post(
        path,
        { login: 'guessed', password: `${n}` },
        { 'x-forwarded-for': `10.0.0.${n}` },
      );
    for (let n = 0; n < 5; n += 1) expect((await guess(n)).status).toBe(401);
    const rejected = await guess(6);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await rejected.text()).toContain('Слишком много попыток');
  });

  it('shows no demo accounts when disabled', async () => {
    const plain = await startIdentityServer(database.db, 0, { DEMO: 'off' });
    try {
      const client = new SignInClient(plain);
      const page = await (await client.request(await client.openSignIn())).text();
      expect(page).not.toContain('Демонстрационные');
      const filled = await (await client.post(await client.openSignIn(), { fill: login })).text();
      expect(filled).not.toContain(password);
    } finally {
      await plain.close();
    }
  });
});

describe('a restart', () => {
  it('preserves keys, sessions and refresh tokens', async () => {
    const before = await startIdentityServer(database.db);
    const port = Number(new URL(before.origin).port);
    const client = new SignInClient(before);
    const tokens = await client.signIn(login, password);
    await before.close();
    const after = await startIdentityServer(database.db, port);
    try {
      await expect(
        after.identity.authenticator.verifyToken(tokens.access_token),
      ).resolves.toMatchObject({
        sub: demoIndividual.id,
      });
      expect((await client.refresh(tokens.refresh_token)).status).toBe(200);
      const silent = await client.request(client.authorizeUrl({ prompt: 'none' }));
      expect(silent.headers.get('location')).toContain('code=');
    } finally {
      await after.close();
    }
  });
});

describe('production', () => {
  const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example.ru' };
  const create = (more: Record<string, string>) =>
    createIdentity({
      config: readConfig({ ...env, ...more }),
      db: database.db,
      logger: pino({ level: 'silent' }),
    });

  it('rejects the embedded provider unless allowed', async () => {
    await expect(create({})).rejects.toThrow(
      /not for production.*OIDC_ISSUER=.*ALLOW_DEMO_IDENTITY=on/,
    );
    const allowed = await create({ ALLOW_DEMO_IDENTITY: 'on' });
    allowed.close();
    expect(allowed.callback).not.toBeNull();
  });

  it('uses an external issuer by settings alone', async () => {
    const outside = await create({
      OIDC_ISSUER: 'https://id.example.ru/realms/shop',
      OIDC_CLIENT_ID: 'spa',
    });
    expect(outside.callback).toBeNull();
    expect(outside.shopConfig).toEqual({
      authority: 'https://id.example.ru/realms/shop',
      clientId: 'spa',
      scope: 'openid profile email phone shop',
    });
  });
});
