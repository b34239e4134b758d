import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoIndividual } from '#demo/people.ts';
import { seedPeople } from '#demo/seed/seed-people.ts';
import type { OpenDatabase } from '#server/db/connection.ts';
import { openMemoryDatabase } from '#server/db/embedded.ts';
import { type IdentityServer, startIdentityServer } from '#tests/support/identity-server.ts';
import {
  createDatabase,
  dropDatabase,
  startPostgres,
  type TestPostgres,
} from '#tests/support/postgres.ts';
import { petr } from '#tests/support/shopping.ts';
import { SignInClient } from '#tests/support/sign-in-client.ts';
import { freePort } from '#tools/process/ports.ts';
import { buildRelease } from '#tools/release/build-release.ts';

const READY_MS = 30_000;
const POLL_MS = 100;

let folder: string;
let release: string;
let postgres: TestPostgres;
let databaseUrl: string;
let provider: IdentityServer;
let providerDatabase: OpenDatabase;
let settings: Record<string, string>;
let url: string;
let metricsUrl: string;
let shop: ChildProcess | undefined;

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
  if (shop?.exitCode === null) {
    shop.kill('SIGKILL');
    await once(shop, 'close');
  }
  await provider?.close();
  await providerDatabase?.close();
  if (databaseUrl) await dropDatabase(databaseUrl);
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a program of the release to its end; returns what it has written. */
async function runProgram(program: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...args], {
    cwd: release,
    env: settings,
  });
  return stdout + stderr;
}

async function startShop(): Promise<void> {
  const child = spawn(process.execPath, ['server/main.js'], { cwd: release, env: settings });
  shop = child;
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const deadline = Date.now() + READY_MS;
  for (;;) {
    const isReady = await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`Not ready:\n${output}`);
    await delay(POLL_MS);
  }
}

/** Calls the API; fails unless the response is a success. */
async function call(token: string, method: string, target: string, body?: unknown) {
  const response = await fetch(`${url}/api/v1${target}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  expect(response.status, `${method} ${target}: ${text}`).toBeLessThan(300);
  return JSON.parse(text === '' ? 'null' : text);
}

/** Signs in at the outside provider and buys the first product that is in stock. */
async function placeOrder(): Promise<string> {
  const client = new SignInClient(provider);
  const { access_token: token } = await client.signIn(
    demoIndividual.login,
    demoIndividual.password,
  );
  const { items } = await call(token, 'POST', '/product/getProducts', { pageSize: 60 });
  const product = items.find(
    ({ available, saleForbidden }: { available: boolean; saleForbidden: boolean }) =>
      available && !saleForbidden,
  );
  await call(token, 'POST', '/cart/product/add', {
    productID: product.id,
    quantity: product.minQuantity ?? 1,
  });
  await call(token, 'PUT', '/cart/delivery', { method: 'Pickup', pickupPointID: 'msk-lesnaya' });
  const { id } = await call(token, 'POST', '/cart/proceed', { productIDs: [product.id] });
  const { customer } = await call(token, 'GET', `/checkout/${id}`);
  const recipients = `/user/customers/${customer.id}/recipients`;
  const { id: recipientID } = await call(token, 'POST', recipients, petr);
  await call(token, 'PUT', `/checkout/${id}/recipient`, { recipientID });
  const checkout = await call(token, 'PUT', `/checkout/${id}/payment`, { method: 'Cash' });
  expect(checkout.problems ?? []).toEqual([]);
  await call(token, 'PUT', `/checkout/${id}/confirm`, { total: checkout.totals.toPay });
  const order = await call(token, 'GET', `/order/${id}`);
  return order.status;
}

it('release: rejects a database without migrations, and says which command applies them', async () => {
  await expect(runProgram('server/main.js')).rejects.toThrow('node server/migrate.js');
  await expect(runProgram('server/migrate.js', '--pending')).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('0000_extensions'),
  });
  expect(await runProgram('server/migrate.js')).toMatch(/\d+ migrations applied/);
  expect(await runProgram('server/migrate.js', '--pending')).toBe('');
});

it('release: sells on PostgreSQL with an outside provider, from a folder with a space', async () => {
  const feed = path.join(folder, 'feed.xml');
  await runProgram('server/catalog-cli.js', 'generate', '--offers', '60', '--out', feed);
  await runProgram('server/catalog-cli.js', 'import', feed);
  await startShop();
  expect(await placeOrder()).not.toMatch(/Draft|Error/);
  for (const page of ['/', '/catalog', '/docs', '/docs/enums', '/info/delivery']) {
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
  shop?.kill('SIGTERM');
  const [code] = await once(shop as ChildProcess, 'close');
  expect(code).toBe(0);
});
