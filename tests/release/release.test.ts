import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { demoIndividual } from '#demo/people.ts';
import { seedPeople } from '#demo/seed/seed-people.ts';
import type { OpenDatabase } from '#server/db/connection.ts';
import { openMemoryDatabase } from '#server/db/engine/embedded.ts';
import { startFakeCollector } from '#tests/support/fakes/trace-collector.ts';
import {
  type IdentityServer,
  startIdentityServer,
} from '#tests/support/servers/identity-server.ts';
import { startNginx } from '#tests/support/servers/nginx.ts';
import {
  createDatabase,
  dropDatabase,
  startPostgres,
  type TestPostgres,
} from '#tests/support/servers/postgres.ts';
import { SignInClient } from '#tests/support/servers/sign-in-client.ts';
import { freePort } from '#tools/process/ports.ts';
import { buildRelease } from '#tools/release/build-release.ts';
import { startLoad } from './load.ts';
import { buildNextRelease, NEW_FILE, OLD_FILE } from './next-release.ts';
import { placeOrder } from './place-order.ts';

const READY_MS = 30_000;
const POLL_MS = 100;
/** Requests in a second during an upgrade. */
const RATE = 50;
const OLD_URL = `/${OLD_FILE}`;

let folder: string;
let release: string;
let postgres: TestPostgres;
let databaseUrl: string;
let provider: IdentityServer;
let providerDatabase: OpenDatabase;
let settings: Record<string, string>;
let url: string;
let metricsUrl: string;
const processes = new Set<ChildProcess>();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop release '));
  release = path.join(folder, 'the shop');
  await buildRelease(release);
  postgres = await startPostgres();
  databaseUrl = await createDatabase(postgres.url);
  providerDatabase = await openMemoryDatabase();
  await seedPeople(providerDatabase.db);
  provider = await startIdentityServer(providerDatabase.db);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  settings = {
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, 'data'),
    OIDC_ISSUER: provider.issuer,
    LOG_LEVEL: 'warn',
    METRICS_PORT: String(metricsPort),
  };
});

afterAll(async () => {
  for (const child of processes) {
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  await provider?.close();
  await providerDatabase?.close();
  if (databaseUrl) await dropDatabase(databaseUrl);
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a program of a release to its end; returns what it has written. */
async function runProgram(program: string, args: string[] = [], from = release): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...args], {
    cwd: from,
    env: settings,
  });
  return stdout + stderr;
}

/** Starts a process of a release; resolves once it is ready. */
async function startShop(added: Record<string, string> = {}, from = release) {
  const env = { ...settings, ...added };
  const child = spawn(process.execPath, ['server/main.js'], { cwd: from, env });
  processes.add(child);
  child.once('close', () => processes.delete(child));
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const deadline = Date.now() + READY_MS;
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${env.PORT}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return child;
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`Not ready:\n${output}`);
    await delay(POLL_MS);
  }
}

/** Stops a process as an operator does. */
async function stopShop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
}

it('release: rejects a database without migrations, and says which command applies them', async () => {
  await expect(runProgram('server/main.js')).rejects.toThrow('node server/migrate.js');
  await expect(runProgram('server/migrate.js', ['--pending'])).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('0000_extensions'),
  });
  expect(await runProgram('server/migrate.js')).toMatch(/\d+ migrations applied/);
  expect(await runProgram('server/migrate.js', ['--pending'])).toBe('');
});

it('release: sells on PostgreSQL with an outside provider, from a folder with a space', async () => {
  const feed = path.join(folder, 'feed.xml');
  await runProgram('server/catalog-cli.js', ['generate', '--offers', '60', '--out', feed]);
  await runProgram('server/catalog-cli.js', ['import', feed]);
  const collector = await startFakeCollector();
  const shop = await startShop({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  expect(await placeOrder(url, provider)).not.toMatch(/Draft|Error/);
  for (const page of ['/', '/catalog', '/cart', '/docs', '/docs/enums', '/info/delivery']) {
    expect((await fetch(url + page)).status, page).toBe(200);
  }
  const home = await (await fetch(url)).text();
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(home) ?? [];
  expect((await fetch(url + script)).status).toBe(200);
  const metrics = await (await fetch(metricsUrl)).text();
  expect(metrics).toContain('shop_orders_total{outcome="accepted"} 1\n');
  expect(metrics).toContain('shop_database_up 1\n');
  expect(metrics).toMatch(/^shop_database_connections\{state="idle"\} [1-9]/m);
  expect(metrics).toMatch(/^shop_pages_total\{source="render"\} [1-9]/m);
  await stopShop(shop);
  // The last spans were sent before the process ended.
  const confirmed = collector.spans.find(
    ({ attributes }) => attributes['shop.operation'] === 'confirmCheckout',
  );
  const queries = collector.spans.filter(
    ({ traceId, attributes }) => traceId === confirmed?.traceId && 'db.query.text' in attributes,
  );
  expect(queries.map(({ name }) => name)).toEqual(expect.arrayContaining(['begin', 'commit']));
  expect(collector.spans.map(({ name }) => name)).toContain('render page');
  await collector.close();
});

it('release: is upgraded with a migration, process by process, and no request fails', async () => {
  await writeFile(path.join(release, 'dist/shop', OLD_FILE), 'old();');
  const next = path.join(folder, 'the next');
  await buildNextRelease(release, next);
  const ports = [await freePort(), await freePort()] as const;
  const started = (port: number) => ({ PORT: String(port), METRICS_PORT: '0' });
  const before = await Promise.all(ports.map((port) => startShop(started(port))));
  const proxy = await startNginx(ports);
  const trusted = getCACertificates();
  onTestFinished(async () => {
    setDefaultCACertificates(trusted);
    await proxy.stop();
  });
  setDefaultCACertificates([...trusted, proxy.certificate]);
  const client = new SignInClient(provider);
  const { access_token: token } = await client.signIn(
    demoIndividual.login,
    demoIndividual.password,
  );
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const api = (method: string, target: string, body?: string) =>
    fetch(`${proxy.url}/api/v1${target}`, {
      method,
      headers: { ...headers, 'Idempotency-Key': randomUUID() },
      ...(body === undefined ? {} : { body }),
    });
  const { items } = await (await api('POST', '/product/getProducts', '{"pageSize":1}')).json();
  const favorite = JSON.stringify({ productID: items[0].id, isFavorite: true });
  const moved = await fetch(`${proxy.plainUrl}/catalog?page=2`, { redirect: 'manual' });
  expect(moved.status).toBe(308);
  expect(moved.headers.get('location')).toBe('https://127.0.0.1/catalog?page=2');
  const load = startLoad(
    [
      () => fetch(proxy.url),
      () => fetch(`${proxy.url}/catalog`),
      () => fetch(proxy.url + OLD_URL),
      () => api('POST', '/product/getProducts', '{"pageSize":20}'),
      () => api('GET', '/cart'),
      () => api('POST', '/favorites/change', favorite),
    ],
    RATE,
  );
  await delay(1000);
  expect(await runProgram('server/migrate.js', [], next)).toContain('1 migrations applied');
  for (const [index, port] of ports.entries()) {
    const old = before[index];
    if (old !== undefined) await stopShop(old);
    await startShop(started(port), next);
    // A page of either version may request its files from a process of the other one.
    const other = ports.find((one) => one !== port);
    expect((await fetch(`http://127.0.0.1:${port}${OLD_URL}`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${other}/${NEW_FILE}`)).status).toBe(200);
  }
  await delay(1000);
  const { count, failures, p99 } = await load.stop();
  process.stdout.write(`${count} requests during the upgrade, 99 of 100 within ${p99} ms\n`);
  expect(failures, await proxy.errors()).toEqual([]);
  expect(count).toBeGreaterThan(RATE * 5);
});
