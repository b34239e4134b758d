import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleContract } from '#tests/support/sample-contract.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const html = `<!doctype html><html><head>
<style nonce="__CSP_NONCE__">@font-face{font-family:G}</style>
<script type="application/json" id="shop-config" nonce="__CSP_NONCE__">{}</script>
<meta property="csp-nonce" nonce="__CSP_NONCE__">
<script type="module" crossorigin src="/assets/main.js" nonce="__CSP_NONCE__"></script>
<link rel="modulepreload" crossorigin href="/assets/vendor.js" nonce="__CSP_NONCE__">
<link rel="stylesheet" crossorigin href="/assets/main.css" nonce="__CSP_NONCE__">
</head><body><div id="root"></div><noscript>Нужен JavaScript.</noscript></body></html>`;

const manifest = {
  'index.html': {
    file: 'assets/main.js',
    css: ['assets/main.css'],
    imports: ['_vendor.js'],
    dynamicImports: ['src/reviews.tsx'],
  },
  '_vendor.js': { file: 'assets/vendor.js' },
  'src/routes/cart.tsx?tsr-split=component': { file: 'assets/cart.js', css: ['assets/cart.css'] },
  'src/routes/products.$slug.tsx?tsr-split=component': {
    file: 'assets/product.js',
    css: ['assets/product.css'],
    imports: ['index.html'],
    dynamicImports: ['src/dialog.tsx'],
  },
  'src/reviews.tsx': { file: 'assets/reviews.js', css: ['assets/reviews.css'] },
  'src/dialog.tsx': { file: 'assets/dialog.js', imports: ['_library.js'] },
  '_library.js': { file: 'assets/library.js', css: ['assets/library.css'] },
  '_session.js': { file: 'assets/session.js', name: 'session' },
  '_follow.js': { file: 'assets/follow.js', name: 'follow-user' },
};

/** A fake server build: records its input, and fails if the URL requests it. */
const renderer = `
export const seen = [];
export const slow = [];
export function createPageRenderer({ fetch, origin }) {
  return {
    find(address) {
      const [path] = address.split('?');
      const routeIDs = ['__root__', '/cart'];
      if (path === '/cart') return { kind: 'client', routeIDs, frame: '/cart' };
      if (path.startsWith('/cart/')) return { kind: 'client', routeIDs, frame: '/cart/0' };
      if (path === '/profile') return { kind: 'client', routeIDs, frame: '/broken' };
      if (path === '/login') return { kind: 'client', routeIDs };
      return { kind: 'page', url: path };
    },
    async renderScriptless() {
      return { title: 'No scripts', body: '<p class="late">frame</p>', routeIDs: ['__root__'] };
    },
    async renderFrame(path) {
      seen.push([...arguments]);
      if (path === '/broken') throw new Error('broken');
      const body = '<p class="sum late" style="width:9rem">frame</p>';
      return { body, routeIDs: ['__root__', '/cart'] };
    },
    async renderContent(address, { accessToken: token }) {
      seen.push([...arguments]);
      if (address === '/cart/moved') return null;
      if (address === '/cart/broken') throw new Error('broken');
      const headers = { Authorization: 'Bearer ' + token };
      const response = await fetch(new Request(origin + '/api/v1/whoami', { headers }));
      const { user } = await response.json();
      if (user === 'nobody') throw Object.assign(new Error('none'), { name: 'ApiError', status: 401 });
      if (address === '/cart/slow') await new Promise((resolve) => { slow.push(resolve); });
      const body = '<style data-mantine-styles="inline">.grid{--c:2}</style><p class="sum late" style="width:9rem">' + user + '</p>';
      return { body, queries: [[['whoami'], { user }]], routeIDs: ['__root__', '/cart'] };
    },
    async render(address) {
      seen.push([...arguments]);
      if (address === '/private') return null;
      if (address === '/bad') throw Object.assign(new Error('bad'), { name: 'ApiError', status: 400 });
      if (address === '/broken') throw new Error('broken');
      const response = await fetch(new Request(origin + '/api/v1/whoami'));
      const { user } = await response.json();
      const evil = '</script><script>alert(1)</script>';
      return {
        status: address === '/404' ? 404 : 200,
        head: '<title>' + address + '</title>',
        body: '<p class="used late" style="--a:&quot;1&quot;">' + address + ' ' + user + '</p>',
        data: { evil, separator: '\\u2028' },
        structured: [JSON.stringify({ name: evil })],
        routeIDs: ['__root__', '/products/$slug'],
      };
    },
  };
}
`;

const built: Record<string, string> = {
  'shop/index.html': html,
  'shop/.vite/manifest.json': JSON.stringify(manifest),
  'shop/assets/main.css': '.used{color:red}.unused{color:blue}',
  'shop/assets/cart.css': '.sum{top:1px}.line{top:2px}',
  'shop/assets/product.css': '.used b{top:0}',
  'shop/assets/reviews.css': '.late{left:0}.later{left:1px}',
  'shop/assets/library.css': ':root{--b:1}.closed{top:0}',
  'server/package.json': '{"type":"module"}',
  'server/server.js': renderer,
};

let folder: string;
let server: TestServer;
let seen: unknown[][];
let slow: (() => void)[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-pages-'));
  for (const [name, content] of Object.entries(built)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const rendererDir = join(folder, 'server');
  server = await startTestServer({
    contract: sampleContract,
    handlers: {
      whoAmI: async (_request, { session }) => ({
        status: 200,
        body: { user: session?.userID ?? 'nobody' },
      }),
    },
    config: { shopDir: join(folder, 'shop'), rendererDir, readLimit: 3 },
  });
  ({ seen, slow } = await import(join(rendererDir, 'server.js')));
});

beforeEach(() => {
  seen.length = 0;
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const navigation = { Accept: 'text/html', 'Sec-Fetch-Mode': 'navigate' };
const open = (path: string, headers: Record<string, string> = {}) =>
  server.request('GET', path, { headers: { ...navigation, ...headers } });
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('A rendered page', () => {
  it('is inserted into the build’s page, with the files and styles of its routes', async () => {
    const { status, body, headers } = await open('/products/bor');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(body).toContain('<title>/products/bor</title>');
    expect(body).toContain('<div id="root" data-unhydrated><p class="used late"');
    expect(body).toContain(
      '<style>@font-face{font-family:G}.used{color:red}.unused{color:blue}.used b{top:0}.late{left:0}</style>',
    );
    expect(body).toContain(
      '{"start":["/assets/vendor.js","/assets/main.js"],' +
        '"scripts":["/assets/vendor.js","/assets/main.js","/assets/product.js"],' +
        '"styles":["/assets/main.css","/assets/product.css"]}',
    );
    expect(body).not.toMatch(/<script[^>]*src=|rel="(stylesheet|modulepreload)"|__CSP_NONCE__/);
  });

  it('allows only scripts and styles of its policy, with a nonce per response', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { body, headers } = await open('/products/policy');
        const policy = headers.get('content-security-policy') ?? '';
        const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(body) ?? [];
        const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(body) ?? [];
        const [, nonce] = /<meta property="csp-nonce" nonce="([^"]{22})">/.exec(body) ?? [];
        expect(policy).toContain(`script-src 'self' ${hash(script)};`);
        expect(policy).toContain(`style-src 'self' 'nonce-${nonce}' ${hash(style)};`);
        expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hash('--a:"1"')};`);
        expect(policy).not.toContain('unsafe-inline');
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it('escapes data', async () => {
    const { body } = await open('/products/evil');
    expect(body).not.toContain('alert(1)</script>');
    const [, data = ''] = /id="page-data">([\s\S]*?)<\/script>/.exec(body) ?? [];
    const [, structured = ''] = /ld\+json">([\s\S]*?)<\/script>/.exec(body) ?? [];
    const evil = '</script><script>alert(1)</script>';
    expect(JSON.parse(data)).toEqual({ evil, separator: '\u2028' });
    expect(JSON.parse(structured)).toEqual({ name: evil });
  });

  it('has an ETag independent of the nonce', async () => {
    const first = await open('/products/tagged');
    const tag = first.headers.get('etag') ?? '';
    const again = await open('/products/tagged', { 'If-None-Match': tag });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBeNull();
    expect((await open('/products/other', { 'If-None-Match': tag })).status).toBe(200);
  });

  it('is compressed, including its nonce', async () => {
    const request = async () =>
      server.fetch(
        new Request('http://localhost/products/packed', {
          headers: { ...navigation, 'Accept-Encoding': 'br' },
        }),
      );
    for (const _turn of [1, 2, 3, 4, 5, 6]) {
      const response = await request();
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      const text = brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString();
      const [, nonce] = /'nonce-([^']*)'/.exec(
        response.headers.get('content-security-policy') ?? '',
      ) ?? [''];
      expect(text).toContain(`nonce="${nonce}"`);
      expect(text).toContain('/products/packed nobody');
    }
  });

  it('is rendered once per URL, ignoring unknown query parameters', async () => {
    const paths = ['/products/same', '/products/same?utm_source=a', '/products/same?x=1&y=2'];
    await Promise.all(paths.map((path) => open(path)));
    expect(seen).toEqual([['/products/same']]);
  });

  it('does not depend on the caller', async () => {
    const person = {
      Authorization: 'Bearer test-anna',
      Cookie: 'session=anna; compareProducts=["1"]',
      'X-Forwarded-For': '203.0.113.7',
    };
    const pages = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        open(`/products/p${index % 4}`, index % 2 === 0 ? person : {}),
      ),
    );
    // The render got only the URL, and its API calls were those of a visitor.
    expect(seen.map((given) => given.length)).toEqual([1, 1, 1, 1]);
    for (const { body, headers } of pages) {
      expect(body).toMatch(/\/products\/p\d nobody</);
      expect(`${body}${JSON.stringify([...headers])}`).not.toMatch(/anna|203\.0\.113/);
    }
    const bodies = pages.map(({ body }) => body.replace(/csp-nonce" nonce="[^"]*"/, ''));
    expect(new Set(bodies).size).toBe(4);
  });

  it('is not cached for an unknown URL, which responds with 404', async () => {
    expect((await open('/404')).status).toBe(404);
    expect((await open('/404')).status).toBe(404);
    expect(seen).toHaveLength(2);
  });
});

describe('The bare page, which the browser fills', () => {
  it.each([
    ['for pages that only the browser renders', '/login', 200],
    ['for what turns out to be private', '/private', 200],
    ['when the API rejects the URL', '/bad', 400],
    ['when a page cannot be rendered', '/broken', 500],
  ])('comes %s', async (_when, path, status) => {
    const received = await open(path);
    expect(received.status).toBe(status);
    expect(received.body).toContain('<div id="root"></div>');
    expect(received.body).toContain('src="/assets/main.js"');
  });

  it.each(['/login', '/private', '/broken'])(
    'says in the frame of the shop what it needs where scripts do not run: %s',
    async (path) => {
      const { body, headers } = await open(path);
      const styles = '#root{display:none}.late{left:0}';
      expect(body).toContain(
        `<noscript><title>No scripts</title><style>${styles}</style><p class="late">frame</p></noscript>`,
      );
      expect(headers.get('content-security-policy')).toContain(hash(styles));
      expect(body).not.toContain('Нужен JavaScript.');
    },
  );

  it('preloads the files of its route, those of the build only once', async () => {
    const { body } = await open('/login');
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/cart.js">');
    expect(body).toContain('<link rel="preload" as="style" crossorigin href="/assets/cart.css">');
    expect(body.split('/assets/main.css')).toHaveLength(2);
  });

  it('preloads what follows the user behind sign-in, but not the client of the session', async () => {
    const { body } = await open('/login');
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/follow.js">');
    expect(body).not.toContain('session.js');
    expect((await open('/products/composite')).body).not.toContain('follow.js');
  });
});

describe('Rendering', () => {
  const visit = (path: string, remoteAddress: string) =>
    server.fetch(new Request(`http://localhost${path}`, { headers: navigation }), {
      headers: {},
      socket: { remoteAddress },
    });

  it('is limited for one address like reads; cached pages are not', async () => {
    const statuses = [];
    for (const page of [1, 2, 3, 1, 2, 3]) {
      statuses.push((await visit(`/products/limited${page}`, '203.0.113.1')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    const rejected = await visit('/products/limited4', '203.0.113.1');
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await rejected.text()).toContain('<div id="root"></div>');
    expect((await visit('/products/limited1', '203.0.113.1')).status).toBe(200);
    expect((await visit('/products/limited4', '203.0.113.2')).status).toBe(200);
    expect(seen).toHaveLength(4);
  });
});

describe('The frame of a page behind sign-in', () => {
  it('is in the element that scripts render into, inert, with the rules that it uses', async () => {
    const { status, body } = await open('/cart');
    expect(status).toBe(200);
    expect(body).toContain('<div id="root"><div inert aria-hidden="true"><p class="sum late"');
    const [, style = ''] = /<style>(@font-face[\s\S]*?)<\/style>/.exec(body) ?? [];
    // All rules of the entry's sheet, and of the page's own the ones in use.
    expect(style).toContain('.used{color:red}.unused{color:blue}');
    expect(style).toContain('.sum{top:1px}');
    expect(style).toContain('.late{left:0}');
    expect(style).not.toContain('.line');
    // Nothing moves while the scripts load.
    expect(style).toContain('#root>[inert] *{animation:none}');
  });

  it('loads the files of its page after the first paint, and no data', async () => {
    const { body } = await open('/cart');
    expect(body).not.toMatch(/<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")/);
    expect(body).not.toContain('page-data');
    const [, json = ''] = /id="page-files">([^<]*)</.exec(body) ?? [];
    expect(JSON.parse(json)).toEqual({
      start: ['/assets/vendor.js', '/assets/main.js'],
      scripts: expect.arrayContaining(['/assets/cart.js', '/assets/follow.js']),
      styles: ['/assets/main.css'],
      laterStyles: ['/assets/cart.css'],
    });
    expect(body).not.toContain('<link rel="preload" as="style"');
    expect(json).not.toContain('session.js');
  });

  it('runs and applies only what its policy allows', async () => {
    const { body, headers } = await open('/cart');
    const policy = headers.get('content-security-policy') ?? '';
    const inline = [...body.matchAll(/<(?:script|style)>([\s\S]*?)<\/(?:script|style)>/g)];
    expect(inline).toHaveLength(4);
    expect(policy).toContain('trusted-types default dompurify frame');
    expect((await open('/login')).headers.get('content-security-policy')).not.toContain(' frame;');
    for (const [, text = ''] of inline) expect(policy).toContain(hash(text));
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hash('width:9rem')}`);
  });

  it('comes after the part for browsers without scripts, which hides it', async () => {
    const { body } = await open('/cart');
    expect(body.match(/<noscript>/g)).toHaveLength(1);
    expect(body).toContain(
      '<noscript><title>No scripts</title><style>#root{display:none}.late{left:0}</style>' +
        '<p class="late">frame</p></noscript><div id="root"',
    );
  });

  it('is rendered from nothing but the path, once for all users', async () => {
    const plain = (text: string) => text.replace(/nonce="[^"]*"/, '');
    const first = await open('/cart/7', { Cookie: 'a=1', Authorization: 'Bearer x' });
    const second = await open('/cart/8?line=7');
    expect(plain(second.body)).toBe(plain(first.body));
    expect(seen).toEqual([['/cart/0']]);
  });

  it('is not sent again to a browser that has it', async () => {
    const etag = (await open('/cart')).headers.get('etag') ?? '';
    const { status } = await open('/cart', { 'If-None-Match': etag });
    expect(status).toBe(304);
  });

  it.each(['/login', '/profile'])(
    'is left out where there is none or it cannot be rendered: %s',
    async (path) => {
      const { status, body } = await open(path);
      expect(status).toBe(200);
      expect(body).toContain('<div id="root"></div>');
      expect(body).toContain('No scripts');
    },
  );
});

describe('The content of a page behind sign-in', () => {
  const request = (url: string, token: string | null = 'test-anna') =>
    server.request('GET', `/page-content?url=${encodeURIComponent(url)}&offset=-300`, {
      headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    });

  it('is what the user of the token sees, with the rules that it uses and its responses', async () => {
    const { status, body, headers } = await request('/cart?line=7');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      body: '<p class="sum late" data-style="width:9rem">anna</p>',
      // Also those of Mantine for all elements, and those that it has written beside the element.
      styles: '.sum{top:1px}.late{left:0}.grid{--c:2}',
      queries: [[['whoami'], { user: 'anna' }]],
    });
    expect(seen).toEqual([['/cart?line=7', { accessToken: 'test-anna', clockOffset: -300 }]]);
  });

  it('is each user’s own, however many request it at once', async () => {
    const people = ['anna', 'igor', 'anna'];
    const received = await Promise.all(people.map((name) => request('/cart', `test-${name}`)));
    expect(received.map(({ body }) => body.queries[0][1].user)).toEqual(people);
  });

  it.each([
    ['without a token', '/cart', null, 401],
    ['with a token that is none', '/cart', 'wrong', 401],
    ['for a page of everybody', '/products/bor', 'test-anna', 404],
    ['for a page without a frame', '/login', 'test-anna', 404],
    ['for no path', 'https://example.com/cart', 'test-anna', 404],
    ['for the path of another site', '//example.com/cart', 'test-anna', 404],
    ['when the page leads elsewhere', '/cart/moved', 'test-anna', 204],
    ['when the page does not render', '/cart/broken', 'test-anna', 204],
  ])('is left out %s', async (_when, url, token, status) => {
    const received = await request(url, token);
    expect(received.status).toBe(status);
    expect(received.body).toBeUndefined();
    expect(received.headers.get('cache-control')).toBe('no-store');
  });

  it('is left out while the server renders others', async () => {
    slow.length = 0;
    const waiting = [1, 2, 3, 4].map(() => request('/cart/slow'));
    await expect.poll(() => slow.length).toBe(4);
    expect((await request('/cart')).status).toBe(503);
    for (const finish of slow) finish();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await request('/cart')).status).toBe(200);
  });
});
