import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  type JWK,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { publicKey } from './secrets.ts';
import {
  createTokenVerifier,
  localKeys,
  remoteKeys,
  type TokenVerifier,
} from './token-verifier.ts';

const config = {
  issuer: 'https://id.example.ru/oidc',
  audience: 'urn:dental:api',
  algorithms: ['ES256'],
  tokenType: 'at+jwt',
  requiredScope: 'shop',
};

type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

let signing: Key;
let other: Key;
let otherPublic: JWK;
let jwk: JWK;
let publicPem: string;
let verify: TokenVerifier;

beforeAll(async () => {
  const own = await generateKeyPair('ES256', { extractable: true });
  const foreign = await generateKeyPair('ES256', { extractable: true });
  signing = own.privateKey;
  other = foreign.privateKey;
  otherPublic = await exportJWK(foreign.publicKey);
  jwk = { ...(await exportJWK(own.privateKey)), kid: 'k1', alg: 'ES256', use: 'sig' };
  publicPem = await exportSPKI((await importJWK(publicKey(jwk), 'ES256')) as Key);
  verify = createTokenVerifier(config, localKeys({ signingKeys: [jwk], cookieKeys: [] }));
});

interface Parts {
  header?: Record<string, unknown>;
  claims?: Record<string, unknown>;
  key?: Key | Uint8Array;
}

const now = () => Math.floor(Date.now() / 1000);

function sign({ header = {}, claims = {}, key = signing }: Parts = {}): Promise<string> {
  const payload = {
    iss: config.issuer,
    aud: config.audience,
    sub: 'person',
    scope: 'shop',
    iat: now(),
    exp: now() + 300,
    ...claims,
  };
  const present = Object.fromEntries(
    Object.entries(payload).filter(([, value]) => value !== undefined),
  );
  return new SignJWT(present)
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: 'k1', ...header })
    .sign(key);
}

const swapPayload = async () => {
  const [head, , signature] = (await sign()).split('.');
  const [, payload] = (await sign({ claims: { sub: 'somebody else' } })).split('.');
  return `${head}.${payload}.${signature}`;
};

const bad: [string, () => Promise<string>][] = [
  [
    'alg none',
    async () =>
      new UnsecuredJWT({ scope: 'shop' })
        .setIssuer(config.issuer)
        .setAudience(config.audience)
        .setSubject('person')
        .setIssuedAt()
        .setExpirationTime('5m')
        .encode(),
  ],
  [
    'HS256 signed with the public key',
    () => sign({ header: { alg: 'HS256' }, key: new TextEncoder().encode(publicPem) }),
  ],
  ['a key brought along in the header', () => sign({ header: { jwk: otherPublic }, key: other })],
  ['an ID token', () => sign({ header: { typ: 'JWT' }, claims: { aud: 'dental-spa' } })],
  ['an ID token for the right audience', () => sign({ header: { typ: 'JWT' } })],
  ['another audience', () => sign({ claims: { aud: 'urn:other:api' } })],
  ['another issuer', () => sign({ claims: { iss: 'https://evil.example/oidc' } })],
  ['another key', () => sign({ key: other })],
  ['expired', () => sign({ claims: { exp: now() - 60 } })],
  ['no end', () => sign({ claims: { exp: undefined } })],
  ['issued in an hour', () => sign({ claims: { iat: now() + 3600, exp: now() + 3900 } })],
  ['issued in ten seconds', () => sign({ claims: { iat: now() + 10 } })],
  ['no subject', () => sign({ claims: { sub: undefined } })],
  ['an empty subject', () => sign({ claims: { sub: '' } })],
  ['a changed payload', swapPayload],
  ['garbage', async () => 'not.a.token'],
  ['nothing', async () => ''],
];

describe('a bearer token', () => {
  it('is accepted when valid', async () => {
    await expect(verify(await sign())).resolves.toMatchObject({ sub: 'person', scope: 'shop' });
  });

  it.each(bad)('is rejected: %s', async (_name, make) => {
    await expect(verify(await make())).rejects.toMatchObject({ name: 'ApiProblem', status: 401 });
  });

  it('without the scope is rejected with 403', async () => {
    const token = await sign({ claims: { scope: 'openid profile' } });
    await expect(verify(token)).rejects.toMatchObject({ status: 403 });
    const shopper = await sign({ claims: { scope: 'openid shopping' } });
    await expect(verify(shopper)).rejects.toMatchObject({ status: 403 });
  });

  it('may have an issuer that ends with a slash', async () => {
    const token = await sign({ claims: { iss: `${config.issuer}/` } });
    await expect(verify(token)).resolves.toMatchObject({ sub: 'person' });
  });

  it('may have its scopes as a list, as some issuers send them', async () => {
    const token = await sign({ claims: { scope: undefined, scp: ['openid', 'shop'] } });
    await expect(verify(token)).resolves.toMatchObject({ scope: 'openid shop' });
  });

  it('tolerates a clock difference of five seconds, not more', async () => {
    await expect(verify(await sign({ claims: { exp: now() - 3 } }))).resolves.toBeDefined();
    await expect(verify(await sign({ claims: { iat: now() + 3 } }))).resolves.toBeDefined();
    await expect(verify(await sign({ claims: { exp: now() - 10 } }))).rejects.toBeDefined();
  });
});

describe('keys of an external issuer', () => {
  let server: Server;
  let issuer: string;
  let healthy = false;
  let requests = 0;

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (!healthy) {
        response.writeHead(503).end('<html>busy</html>');
        return;
      }
      response.setHeader('content-type', 'application/json');
      if (request.url === '/.well-known/openid-configuration') {
        response.end(JSON.stringify({ issuer, jwks_uri: `${issuer}/keys` }));
        return;
      }
      requests += 1;
      response.end(JSON.stringify({ keys: [publicKey(jwk)] }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('respond with 503 while unreachable, recover, and are requested once', async () => {
    const outside = createTokenVerifier(
      { ...config, issuer },
      remoteKeys({ issuer, jwksUrl: null }),
    );
    const token = await sign({ claims: { iss: issuer } });
    await expect(outside(token)).rejects.toMatchObject({ status: 503 });
    healthy = true;
    await Promise.all([outside(token), outside(token)]);
    await outside(token);
    await expect(
      outside(await sign({ claims: { iss: issuer }, header: { kid: 'k2' } })),
    ).rejects.toMatchObject({
      status: 401,
    });
    expect(requests).toBe(1);
  });

  it('go on serving while the issuer is down, for a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const start = Date.now();
    const later = (minutes: number) => vi.setSystemTime(start + minutes * 60_000);
    healthy = true;
    const outside = createTokenVerifier(
      { ...config, issuer },
      remoteKeys({ issuer, jwksUrl: null }),
    );
    const token = await sign({ claims: { iss: issuer, exp: now() + 200_000 } });
    await outside(token);
    healthy = false;
    later(11);
    await expect(outside(token)).resolves.toMatchObject({ sub: 'person' });
    later(60);
    await expect(outside(token)).resolves.toMatchObject({ sub: 'person' });
    const renewed = await sign({ claims: { iss: issuer }, header: { kid: 'k2' } });
    // It may be sound: only the issuer knows.
    await expect(outside(renewed)).rejects.toMatchObject({ status: 503 });
    later(25 * 60);
    await expect(outside(token)).rejects.toMatchObject({ status: 503 });
    healthy = true;
    await expect(outside(token)).resolves.toMatchObject({ sub: 'person' });
  });
});
