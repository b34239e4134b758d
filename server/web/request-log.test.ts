import { generateKeyPair, SignJWT } from 'jose';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTokenVerifier } from '#server/identity/token-verifier.ts';
import {
  startTestServer,
  type TestServer,
  testAuthenticator,
} from '#tests/support/servers/server.ts';

const config = {
  issuer: 'https://id.example.ru',
  audience: 'urn:dental:api',
  algorithms: ['ES256'],
  tokenType: null,
  requiredScope: 'shop',
};

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

let keys: Keys;
let strangers: Keys;
let server: TestServer;
let logged: Record<string, unknown>[] = [];

beforeAll(async () => {
  keys = await generateKeyPair('ES256');
  strangers = await generateKeyPair('ES256');
  const verifyToken = createTokenVerifier(config, async () => keys.publicKey);
  server = await startTestServer({
    authenticator: { ...testAuthenticator, verifyToken },
    logger: pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) }),
    config: {
      exchange: {
        user: '1c',
        password: 'a-long-password',
        priceTypes: { publicType: null, contracts: [] },
      },
      trustedProxy: { hops: 1 },
    },
  });
});

beforeEach(() => {
  logged = [];
});

afterAll(() => server.close());

const now = () => Math.floor(Date.now() / 1000);

function sign(claims: Record<string, unknown>, { privateKey }: Keys = keys): Promise<string> {
  const { issuer: iss, audience: aud } = config;
  const payload = { iss, aud, sub: 'anna', scope: 'shop', iat: now(), exp: now() + 60, ...claims };
  return new SignJWT(payload).setProtectedHeader({ alg: 'ES256' }).sign(privateKey);
}

/** Calls through a proxy; returns the status and what the log says. */
async function call(path: string, authorization?: string) {
  const headers = {
    'x-forwarded-for': '203.0.113.7',
    ...(authorization === undefined ? {} : { authorization }),
  };
  const request = new Request(`http://localhost${path}`, { headers });
  const { status } = await server.fetch(request, {
    headers,
    socket: { remoteAddress: '127.0.0.1' },
  });
  const { address, reason, cause, subject } =
    logged.find(({ msg }) => msg === 'Request') ?? ({} as Record<string, unknown>);
  return { status, address, reason, cause, subject };
}

it('log: says who called without a token', async () => {
  expect(await call('/api/v1/cart/history')).toMatchObject({ status: 404, address: undefined });
  logged = [];
  expect(await call('/api/v1/profile')).toEqual({
    status: 401,
    address: '203.0.113.7',
    reason: 'Unauthorized',
    cause: undefined,
    subject: undefined,
  });
});

it('log: says whose token has expired', async () => {
  const token = await sign({ exp: now() - 60 });
  expect(await call('/api/v1/profile', `Bearer ${token}`)).toEqual({
    status: 401,
    address: '203.0.113.7',
    reason: 'invalid_token',
    cause: 'ERR_JWT_EXPIRED',
    subject: 'anna',
  });
  expect(JSON.stringify(logged)).not.toContain(token.slice(0, 20));
});

it('log: believes no subject of a token that somebody else has signed', async () => {
  const token = await sign({ exp: now() - 60 }, strangers);
  expect(await call('/api/v1/profile', `Bearer ${token}`)).toMatchObject({
    status: 401,
    cause: 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
    subject: undefined,
  });
});

it('log: says that a token lacks the scope', async () => {
  const token = await sign({ scope: 'other' });
  expect(await call('/api/v1/profile', `Bearer ${token}`)).toMatchObject({
    status: 403,
    address: '203.0.113.7',
    reason: 'insufficient_scope',
  });
});

it('log: says who tried a wrong password of the exchange, without the password', async () => {
  const wrong = Buffer.from('1c:wrong-password').toString('base64');
  const seen = await call('/1c/exchange?type=sale&mode=checkauth', `Basic ${wrong}`);
  expect(seen).toMatchObject({ status: 401, address: '203.0.113.7' });
  expect(JSON.stringify(logged)).not.toMatch(new RegExp(`wrong-password|${wrong}`));
});
