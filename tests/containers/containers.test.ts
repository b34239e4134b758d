import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startLoad } from '#tests/release/load.ts';
import { buildNextRelease, NEW_FILE, OLD_FILE } from '#tests/release/next-release.ts';
import { placeOrder } from '#tests/release/place-order.ts';
import { projectRoot } from '#tools/process/project-root.ts';
import { buildRelease } from '#tools/release/build-release.ts';
import { Podman } from './podman.ts';

const BASE = 'localhost/shop-test-base';
const OLD_IMAGE = 'localhost/dental-shop:1.0';
const NEW_IMAGE = 'localhost/dental-shop:1.1';
/** The certificate is of this host, and the shop knows itself by the port of https. */
const url = 'https://localhost';
/** Requests in a second during an upgrade. */
const RATE = 50;
const containerfile = 'deploy/containers/Containerfile';

let folder: string;
let stack: string;
let podman: Podman;
const trusted = getCACertificates();

/** Builds what stands for the images of a registry, under the names that the files of `deploy/` have. */
async function buildRegistryImages(): Promise<void> {
  await podman.buildBase(BASE, ['ca-certificates', 'postgresql', 'caddy']);
  const images = path.join(projectRoot, 'tests', 'containers', 'images');
  const { services } = parse(await readFile(path.join(stack, 'compose.yaml'), 'utf8'));
  await podman.build(services.database.image, path.join(images, 'database'));
  await podman.build(services.proxy.image, path.join(images, 'proxy'));
  const text = await readFile(path.join(projectRoot, containerfile), 'utf8');
  const [, nodeImage = ''] = /^ARG NODE_IMAGE=(\S+)$/m.exec(text) ?? [];
  const node = path.join(folder, 'node');
  await cp(path.join(images, 'node'), node, { recursive: true });
  await copyFile(process.execPath, path.join(node, 'node'));
  await podman.build(nodeImage, node);
}

/** Writes `.env`, the only file that an upgrade changes. */
async function useImage(image: string): Promise<void> {
  const example = await readFile(path.join(stack, '.env.example'), 'utf8');
  const values: Record<string, string> = {
    SHOP_IMAGE: image,
    SHOP_HOST: 'localhost',
    DATABASE_PASSWORD: 'secret',
  };
  const written = example.replaceAll(/^(\w+)=.*$/gm, (_, name) => `${name}=${values[name]}`);
  const local = 'HTTP_PORT=127.0.0.1:80\nHTTPS_PORT=127.0.0.1:443\n';
  await writeFile(path.join(stack, '.env'), written + local);
}

/** Trusts the certificate authority that the proxy has made for the host «localhost». */
async function trustProxy(): Promise<void> {
  const proxy = (await podman.compose(stack, 'ps', '--quiet', 'proxy')).trim();
  const root = path.join(folder, 'root.crt');
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      await podman.run('cp', `${proxy}:/data/caddy/pki/authorities/local/root.crt`, root);
      break;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(500);
    }
  }
  setDefaultCACertificates([...trusted, await readFile(root, 'utf8')]);
}

async function waitUntilServed(): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const problem = await fetch(`${url}/health/ready`).then(
      ({ ok, status }) => (ok ? undefined : String(status)),
      (error: Error) => String(error.cause ?? error),
    );
    if (problem === undefined) return;
    if (Date.now() > deadline) throw new Error(`The proxy serves nothing: ${problem}`);
    await delay(500);
  }
}

/** What the proxy has logged about requests that failed. */
async function readProxyErrors(): Promise<string> {
  const lines = (await podman.compose(stack, 'logs', '--no-color', 'proxy')).split('\n');
  return lines.filter((line) => line.includes('"level":"error"')).join('\n');
}

/** Replaces the container of one process; resolves once it is healthy. */
async function restart(service: string): Promise<void> {
  await podman.compose(stack, 'up', '--detach', '--no-deps', service);
  const id = (await podman.compose(stack, 'ps', '--quiet', service)).trim();
  const deadline = Date.now() + 120_000;
  while (
    !(await podman.run('ps', '--filter', 'health=healthy', '--quiet', '--no-trunc')).includes(id)
  ) {
    if (Date.now() > deadline) throw new Error(await podman.run('logs', id));
    await delay(500);
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop containers '));
  stack = path.join(folder, 'stack');
  await cp(path.join(projectRoot, 'deploy', 'containers'), stack, { recursive: true });
  const release = path.join(folder, 'the shop');
  await buildRelease(release);
  await writeFile(path.join(release, 'dist/shop', OLD_FILE), 'old();');
  const next = path.join(folder, 'the next');
  await buildNextRelease(release, next);
  podman = await Podman.start();
  await buildRegistryImages();
  await podman.build(OLD_IMAGE, release, containerfile);
  await podman.build(NEW_IMAGE, next, containerfile);
  // Instead of an outside provider, which no container would reach on this machine's loopback.
  await writeFile(path.join(stack, 'settings.env'), 'DEMO=on\nALLOW_DEMO_IDENTITY=on\n');
}, 900_000);

afterAll(async () => {
  setDefaultCACertificates(trusted);
  await podman?.compose(stack, 'down', '--volumes', '--timeout', '5').catch(() => {});
  await podman?.close();
  await rm(folder, { recursive: true, force: true });
}, 120_000);

it('containers: PostgreSQL, two processes and a proxy with TLS sell', async () => {
  await useImage(OLD_IMAGE);
  await podman.compose(stack, 'up', '--detach');
  await trustProxy();
  await waitUntilServed();
  const provider = { origin: url, issuer: `${url}/oidc` };
  expect(await placeOrder(url, provider)).not.toMatch(/Draft|Error/);
  const plain = await fetch('http://localhost/catalog', { redirect: 'manual' });
  expect(plain.headers.get('location')).toBe(`${url}/catalog`);
  const user = await podman.compose(stack, 'exec', '-T', 'shop1', 'id', '-u');
  expect(user.trim(), 'the user of the shop').not.toBe('0');
}, 300_000);

it('containers: are upgraded with a migration, one after the other, and no request fails', async () => {
  const load = startLoad(
    [
      () => fetch(url),
      () => fetch(`${url}/catalog`),
      () => fetch(`${url}/${OLD_FILE}`),
      () =>
        fetch(`${url}/api/v1/product/getProducts`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{"pageSize":20}',
        }),
    ],
    RATE,
  );
  await useImage(NEW_IMAGE);
  const migrated = await podman.compose(stack, 'run', '--rm', 'migrate');
  expect(migrated).toContain('1 migrations applied');
  await restart('shop1');
  await restart('shop2');
  await delay(1000);
  const { count, failures, p99 } = await load.stop();
  process.stdout.write(`${count} requests during the upgrade, 99 of 100 within ${p99} ms\n`);
  expect(failures, await readProxyErrors()).toEqual([]);
  expect(count).toBeGreaterThan(RATE * 5);
  expect((await fetch(`${url}/${NEW_FILE}`)).status).toBe(200);
}, 300_000);
