import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { canInstallPackages, hasProgram, installPackages } from '#tests/support/system-packages.ts';
import { freePort } from '#tools/process/ports.ts';
import { projectRoot } from '#tools/process/project-root.ts';
import { run } from '#tools/process/run-command.ts';

const READY_MS = 10_000;
const POLL_MS = 50;
/** Users other than root have no /usr/sbin in their PATH. */
const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** A running nginx with `deploy/nginx.conf`. */
export interface TestProxy {
  /** https origin, without a slash at its end. */
  url: string;
  /** http origin of the same host, which only redirects. */
  plainUrl: string;
  /** PEM of its own certificate, which no client trusts by itself. */
  certificate: string;
  /** What it has logged as an error. */
  errors(): Promise<string>;
  stop(): Promise<void>;
}

/** @throws Error that says how to get an nginx. */
async function findNginx(): Promise<string> {
  const find = () => (hasProgram('nginx') ? 'nginx' : places.find((file) => existsSync(file)));
  const found = find();
  if (found !== undefined) return found;
  if (canInstallPackages()) await installPackages('nginx-light');
  const installed = find();
  if (installed === undefined) {
    throw new Error('The test needs nginx (Debian: apt-get install nginx-light).');
  }
  return installed;
}

/** Replaces a text that must be in the configuration: a test of another one would prove nothing. */
function replaced(configuration: string, changes: readonly (readonly [string, string])[]): string {
  let result = configuration;
  for (const [text, by] of changes) {
    if (!result.includes(text)) throw new Error(`deploy/nginx.conf has no «${text}».`);
    result = result.replaceAll(text, by);
  }
  return result;
}

/** Makes a key and a certificate of 127.0.0.1 that signs itself, as two files in a folder. */
async function makeCertificate(key: string, certificate: string): Promise<void> {
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  await run('openssl', [
    'req',
    ...kind,
    ...names,
    '-days',
    '2',
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
}

async function waitUntilUp(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_MS;
  for (;;) {
    const isUp = await fetch(url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`nginx does not start:\n${output()}`);
    }
    await delay(POLL_MS);
  }
}

/**
 * Starts nginx with `deploy/nginx.conf` on free ports of the loopback interface; only its ports, names
 * and files are replaced.
 * @param ports of the two processes of the shop.
 * @throws Error with the output of an nginx that does not start.
 */
export async function startNginx(ports: readonly [number, number]): Promise<TestProxy> {
  const nginx = await findNginx();
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-nginx-'));
  const file = (name: string) => path.join(folder, name);
  await makeCertificate(file('key.pem'), file('certificate.pem'));
  const [plain, secure] = [await freePort(), await freePort()];
  const site = replaced(await readFile(path.join(projectRoot, 'deploy', 'nginx.conf'), 'utf8'), [
    ['127.0.0.1:3001', `127.0.0.1:${ports[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${ports[1]}`],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen 443 ', `listen 127.0.0.1:${secure} `],
    ['shop.example.ru', '127.0.0.1'],
    ['/etc/ssl/shop/fullchain.pem', file('certificate.pem')],
    ['/etc/ssl/shop/privkey.pem', file('key.pem')],
  ]);
  await writeFile(file('site.conf'), site);
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    file('nginx.conf'),
    [
      'daemon off;',
      // One process: the workers of root would run as a user who cannot open the folder.
      'master_process off;',
      `pid ${file('pid')};`,
      `error_log ${file('error.log')} error;`,
      'events {}',
      'http {',
      'access_log off;',
      ...bodies.map((name) => `${name}_temp_path ${file(name)};`),
      `include ${file('site.conf')};`,
      '}',
    ].join('\n'),
  );
  let output = '';
  const child = spawn(nginx, ['-p', folder, '-c', file('nginx.conf')]);
  child.stderr.on('data', (text) => (output += text));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'close');
    }
    await rm(folder, { recursive: true, force: true });
  };
  const plainUrl = `http://127.0.0.1:${plain}`;
  try {
    await waitUntilUp(plainUrl, child, () => output);
    return {
      url: `https://127.0.0.1:${secure}`,
      plainUrl,
      certificate: await readFile(file('certificate.pem'), 'utf8'),
      errors: () => readFile(file('error.log'), 'utf8'),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
