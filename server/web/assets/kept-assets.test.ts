import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keptAssets } from '#server/db/schema/kept-assets.ts';
import { sampleContract } from '#tests/support/sample-contract.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { keepAssets, pruneKeptAssets } from './kept-assets.ts';

const NOW = new Date('2026-03-12T09:00:00.000Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

let folder: string;
let server: TestServer;

/** The folder of a build with these files. */
async function build(name: string, files: Record<string, string>): Promise<string> {
  const shopDir = join(folder, name);
  await mkdir(join(shopDir, 'assets'), { recursive: true });
  await writeFile(join(shopDir, 'index.html'), '<!doctype html>');
  for (const [file, text] of Object.entries(files)) {
    await writeFile(join(shopDir, 'assets', file), text);
  }
  return shopDir;
}

let before: string;
let after: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-assets-'));
  before = await build('before', {
    'Cart-1111111.js': 'cart();'.repeat(300),
    'Cart-1111111.js.br': 'packed',
    'Cart-1111111.js.map': '{}',
    'kit-2222222.css': '.a{}',
  });
  after = await build('after', { 'Cart-3333333.js': 'basket();', 'kit-2222222.css': '.a{}' });
  server = await startTestServer({
    contract: sampleContract,
    handlers: {},
    config: { shopDir: after },
  });
});
beforeEach(() => server.db.delete(keptAssets));
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  server.request('GET', path, { headers });
const paths = async () =>
  (await server.db.select({ path: keptAssets.path }).from(keptAssets))
    .map(({ path }) => path)
    .sort();

describe('files of the version before', () => {
  it('are served by a process that does not have them', async () => {
    expect((await get('/assets/Cart-1111111.js')).status).toBe(404);
    expect(await keepAssets(server.db, before, NOW)).toBe(2);
    const { status, headers, body } = await get('/assets/Cart-1111111.js', {
      'Accept-Encoding': 'gzip',
    });
    expect(status).toBe(200);
    expect(String(body).length).toBeGreaterThan(0);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-encoding')).toBe('gzip');
  });

  it('are its own where it has them', async () => {
    await server.db
      .insert(keptAssets)
      .values({ path: '/assets/Cart-3333333.js', content: Buffer.from('other'), usedAt: NOW });
    expect((await get('/assets/Cart-3333333.js')).body).toBe('basket();');
  });

  it.each([
    '/assets/Cart-1111111.js.br',
    '/assets/Cart-1111111.js.map',
    '/assets/nothing-1234567.js',
  ])('are none but those that pages load: %s', async (path) => {
    await keepAssets(server.db, before, NOW);
    expect((await get(path)).status).toBe(404);
  });

  it('stay for a week after the last process of their version, which says so every hour', async () => {
    await keepAssets(server.db, before, NOW);
    expect(await keepAssets(server.db, before, inHours(24))).toBe(0);
    expect(await keepAssets(server.db, after, inHours(25))).toBe(1);
    await pruneKeptAssets(server.db, inHours(8 * 24));
    expect(await paths()).toHaveLength(3);
    await pruneKeptAssets(server.db, inHours(8 * 24 + 1));
    // What both versions have is as young as the younger one.
    expect(await paths()).toEqual(['/assets/Cart-3333333.js', '/assets/kit-2222222.css']);
  });

  it('are stored once by processes that start together', async () => {
    await Promise.all([keepAssets(server.db, before, NOW), keepAssets(server.db, before, NOW)]);
    expect(await paths()).toHaveLength(2);
  });

  it('are none without a build', async () => {
    expect(await keepAssets(server.db, join(folder, 'nothing'), NOW)).toBe(0);
  });
});
