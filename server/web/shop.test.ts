import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleContract } from '#tests/support/sample-contract.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const script = `console.log(${JSON.stringify('товар '.repeat(300))})`;
const page = `<!doctype html><html><head>
<meta property="csp-nonce" nonce="__CSP_NONCE__">
<script type="application/json" id="shop-config">{"apiOrigin":"","authority":"/oidc"}</script>
</head><body><script type="module" nonce="__CSP_NONCE__" src="/assets/main-Abc123.js"></script></body></html>`;

const built: Record<string, string | Uint8Array> = {
  'index.html': page,
  'silent-callback.html': '<!doctype html><script>parent.postMessage(1)</script>',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'shop.webmanifest': '{"name":"Магазин"}',
  'assets/main-Abc123.js': script,
  'assets/main-Abc123.js.br': new Uint8Array(brotliCompressSync(script)),
  'assets/main-Abc123.js.map': '{}',
  'assets/style-Def456.css': '.a{color:red}'.repeat(100),
  '.env': 'SECRET=1',
  '.well-known/x.txt': 'hidden',
};

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-web-'));
  const shopDir = join(folder, 'shop');
  for (const [name, content] of Object.entries(built)) {
    await mkdir(dirname(join(shopDir, name)), { recursive: true });
    await writeFile(join(shopDir, name), content);
  }
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await symlink(join(folder, 'secret.txt'), join(shopDir, 'link.txt'));
  server = await startTestServer({
    contract: sampleContract,
    handlers: {},
    config: { shopDir, pictureOrigins: ['https://cdn.example.ru'] },
  });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  server.request('GET', path, { headers });

async function bytes(path: string, headers: Record<string, string>) {
  const response = await server.fetch(new Request(`http://localhost${path}`, { headers }));
  return { headers: response.headers, content: Buffer.from(await response.arrayBuffer()) };
}

const navigation = { Accept: 'text/html', 'Sec-Fetch-Mode': 'navigate' };

describe('the page', () => {
  it.each(['/', '/index.html', '/products', '/products/kompozit-a2', '/login/callback?code=1'])(
    'is served at %s',
    async (path) => {
      const { status, headers, body } = await get(path, navigation);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('etag')).toBeNull();
      expect(body).toContain('/assets/main-Abc123.js');
    },
  );

  it('has a new nonce in every response, equal to that of its policy', async () => {
    const nonceOf = async () => {
      const { headers, body } = await get('/', navigation);
      const [, nonce = ''] =
        /'nonce-([\w-]{22})'/.exec(headers.get('content-security-policy') ?? '') ?? [];
      expect(body.split(`nonce="${nonce}"`)).toHaveLength(3);
      expect(body).not.toContain('__CSP_NONCE__');
      return nonce;
    };
    expect(await nonceOf()).not.toBe(await nonceOf());
  });

  it('contains the sign-in settings in addition to the built-in ones', async () => {
    const { body } = await get('/', navigation);
    const [, json = ''] = /id="shop-config">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toEqual({
      apiOrigin: '',
      authority: 'http://localhost:3000/oidc',
      clientId: 'dental-spa',
      scope: 'openid profile email phone shop',
    });
  });

  it('escapes settings', async () => {
    const hostile = await startTestServer({
      contract: sampleContract,
      handlers: {},
      config: {
        shopDir: server.config.shopDir,
        identity: { ...server.config.identity, clientId: '</script><script>$&alert(1)' },
      },
    });
    const { body } = await hostile.request('GET', '/');
    const [, json = ''] = /id="shop-config">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json).clientId).toBe('</script><script>$&alert(1)');
    await hostile.close();
  });

  it.each([
    ['a link preview that calls fetch', { Accept: '*/*', 'Sec-Fetch-Mode': 'cors' }],
    ['fetch from a page', { Accept: '*/*', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' }],
    ['a monitor that accepts anything', { Accept: '*/*' }],
    ['a client that prefers XHTML', { Accept: 'text/html;q=0.9, application/xhtml+xml' }],
  ])('is served to %s', async (_who, headers) => {
    const { status, headers: received } = await get('/products', headers);
    expect(status).toBe(200);
    expect(received.get('content-type')).toMatch(/^text\/html/);
  });

  it('is not served for files and API paths', async () => {
    const script = { Accept: '*/*', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'script' };
    expect((await get('/products', script)).status).toBe(404);
    expect((await get('/products', { Accept: 'application/json' })).status).toBe(404);
    expect((await get('/api/nothing', navigation)).body.reason).toBe('NotFound');
    for (const path of ['/assets/old-Xyz789.js', '/missing.png', '/favicon.ico']) {
      const { status, headers } = await get(path, navigation);
      expect(status).toBe(404);
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    }
  });

  it('rejects methods other than GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await server.request(method, '/products');
      expect(status).toBe(405);
      expect(headers.get('allow')).toBe('GET, HEAD');
    }
  });
});

describe('files', () => {
  it('with a hash in the name are cached forever', async () => {
    const { status, headers } = await get('/assets/main-Abc123.js');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('without a hash are revalidated, with 304', async () => {
    const first = await get('/favicon.svg');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    const second = await get('/favicon.svg', { 'If-None-Match': `"other", W/${etag}` });
    expect(second.status).toBe(304);
    expect(second.body).toBeUndefined();
    expect(second.headers.get('content-security-policy')).toBeNull();
    expect((await get('/favicon.svg', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('are sent as precompressed by the build', async () => {
    const packed = await bytes('/assets/main-Abc123.js', { 'Accept-Encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('vary')).toBe('Accept-Encoding');
    expect(packed.content).toEqual(Buffer.from(built['assets/main-Abc123.js.br'] ?? ''));
    expect(brotliDecompressSync(packed.content).toString()).toBe(script);
  });

  it('are compressed on request when the build did not', async () => {
    const packed = await bytes('/assets/style-Def456.css', { 'Accept-Encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(packed.content).toString()).toBe(built['assets/style-Def456.css']);
    expect(packed.headers.get('content-length')).toBe(String(packed.content.length));
  });

  it.each(['', 'identity', 'br;q=0, gzip;q=0', 'zstd'])(
    'are sent uncompressed for %j',
    async (encoding) => {
      const plain = await bytes('/assets/main-Abc123.js', { 'Accept-Encoding': encoding });
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(plain.content.toString()).toBe(script);
    },
  );

  it.each([
    '/.env',
    '/.git/config',
    '/.well-known/x.txt',
    '/assets/main-Abc123.js.map',
    '/assets/main-Abc123.js.br',
    '/assets/',
    '/link.txt',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00.txt',
    '/%E0%A4%A.js',
  ])('outside the build are not served: %s', async (path) => {
    const { status, body } = await get(path, navigation);
    expect(status).toBe(404);
    expect(body).toBe('Страница не найдена\n');
  });
});

describe('headers', () => {
  const stableHeaders = (headers: Headers) =>
    Object.fromEntries(
      [...headers]
        .filter(([name]) => !['x-request-id', 'etag', 'content-length'].includes(name))
        .map(([name, value]) => [name, value.replace(/nonce-[\w-]{22}/, 'nonce-N')]),
    );

  it.each([
    ['the page', '/products'],
    ['a script', '/assets/main-Abc123.js'],
    ['the frame of the silent sign-in', '/silent-callback.html'],
    ['the documentation', '/docs'],
    ['an unknown file', '/missing.png'],
    ['an error of the API', '/api/nothing'],
  ])('of %s', async (_name, path) => {
    expect(stableHeaders((await get(path)).headers)).toMatchSnapshot();
  });

  it('include HSTS when the shop uses HTTPS, and an external issuer', async () => {
    const deployed = await startTestServer({
      contract: sampleContract,
      handlers: {},
      config: {
        shopDir: server.config.shopDir,
        publicUrl: 'https://shop.example.ru',
        identity: {
          ...server.config.identity,
          embedded: false,
          issuer: 'https://id.example.ru/realms/shop',
        },
      },
    });
    const { headers } = await deployed.request('GET', '/');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https://id.example.ru;");
    expect(policy).toContain("frame-src 'self' https://id.example.ru;");
    await deployed.close();
  });

  it('allow only the external services of the settings', async () => {
    const policyOf = ({ headers }: { headers: Headers }) =>
      (headers.get('content-security-policy') ?? '').replace(/nonce-[\w-]{22}/, '').split('; ');
    const deployed = await startTestServer({
      contract: sampleContract,
      handlers: {},
      config: {
        shopDir: server.config.shopDir,
        shop: {
          ...server.config.shop,
          searchBoosterUrl: 'https://booster.example.ru/v2/widget.js',
          recommendationServiceUrl: 'https://recommend.example.ru/v1',
          widgetPolicies: ['booster'],
        },
      },
    });
    const alone = policyOf(await get('/products', navigation));
    const widened = policyOf(await deployed.request('GET', '/products'));
    await deployed.close();
    expect(widened.filter((rule) => !alone.includes(rule))).toEqual([
      "script-src 'self' https://booster.example.ru/v2/widget.js",
      "img-src 'self' data: https://booster.example.ru",
      "connect-src 'self' https://booster.example.ru https://recommend.example.ru",
      'trusted-types default dompurify booster',
    ]);
  });

  it('allow web analytics, a tag manager and widgets by the full URLs of their scripts', async () => {
    const rulesOf = ({ headers }: { headers: Headers }) =>
      (headers.get('content-security-policy') ?? '').replace(/nonce-[\w-]{22}/, '').split('; ');
    const policyWith = async (
      shop: Partial<typeof server.config.shop>,
      others: Partial<typeof server.config> = {},
    ) => {
      const { shopDir } = server.config;
      const config = { shopDir, shop: { ...server.config.shop, ...shop }, ...others };
      const deployed = await startTestServer({ contract: sampleContract, handlers: {}, config });
      const rules = rulesOf(await deployed.request('GET', '/products'));
      await deployed.close();
      return rules;
    };
    const alone = await policyWith({});
    const widened = await policyWith({
      webAnalytics: { counterID: '1', scriptUrl: 'https://mc.example.ru/metrika/tag.js' },
      tagManagerUrl: 'https://tags.example.ru/container.js?id=7',
      tagManagerScripts: ['https://pixels.example.ru/tags/'],
      marketplaceWidgetsUrl: 'https://market.example.ru/widgets.js',
      thirdPartyOrigins: ['https://mc.example.com'],
    });
    const origins =
      'https://mc.example.ru https://tags.example.ru https://market.example.ru https://pixels.example.ru https://mc.example.com';
    expect(widened.filter((rule) => !alone.includes(rule))).toEqual([
      "script-src 'self' https://mc.example.ru/metrika/tag.js https://tags.example.ru/container.js https://market.example.ru/widgets.js https://pixels.example.ru/tags/",
      `img-src 'self' data: ${origins}`,
      `connect-src 'self' ${origins}`,
    ]);
    expect(widened.join(';')).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    const smartCaptcha = {
      clientKey: 'ysc1_a',
      serverKey: 'ysc2_b',
      url: 'https://captcha.example.ru',
    };
    const rated = await policyWith({ ratingWidgetUrl: 'https://maps.example.ru/rating?id=7' });
    expect(rated.filter((rule) => !alone.includes(rule))).toEqual([
      "frame-src 'self' https://maps.example.ru",
    ]);
    const guarded = await policyWith({}, { smartCaptcha });
    expect(guarded.filter((rule) => !alone.includes(rule))).toEqual([
      "script-src 'self' https://captcha.example.ru",
      "img-src 'self' data: https://captcha.example.ru",
      "connect-src 'self' https://captcha.example.ru",
      "frame-src 'self' https://captcha.example.ru",
    ]);
    // Origins alone are of nobody: the policy stays as it is.
    expect(await policyWith({ thirdPartyOrigins: ['https://mc.example.com'] })).toEqual(alone);
  });
});

describe('a shop that is not built', () => {
  it('responds with a message, and the API works', async () => {
    const bare = await startTestServer({
      contract: sampleContract,
      handlers: {},
      config: { shopDir: join(folder, 'nowhere') },
    });
    const { status, body } = await bare.request('GET', '/');
    expect(status).toBe(503);
    expect(body).toContain('npm run build');
    expect((await bare.request('GET', '/health/live')).status).toBe(200);
    await bare.close();
  });
});
