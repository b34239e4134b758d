import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#tools/process/ports.ts';
import { projectRoot } from '#tools/process/project-root.ts';

let folder: string;
let running: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-main-'));
});

afterEach(async () => {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  running = [];
});

afterAll(() => rm(folder, { recursive: true }));

interface Process {
  child: ChildProcess;
  output: () => string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

function start(env: Record<string, string>): Process {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH ?? '', DATA_DIR: folder, DEMO: 'off', ...env },
  });
  running.push(child);
  let text = '';
  child.stdout.on('data', (data) => (text += data));
  child.stderr.on('data', (data) => (text += data));
  return {
    child,
    output: () => text,
    ended: once(child, 'close').then(([code]) => code as number | null),
  };
}

/** Waits until the process has written the text, or has ended without it. */
async function until(server: Process, text: string): Promise<void> {
  while (!server.output().includes(text)) {
    const more = once(server.child.stdout ?? server.child, 'data');
    if ((await Promise.race([more.then(() => 'more'), server.ended])) === 'more') continue;
    if (!server.output().includes(text)) throw new Error(`It ended:\n${server.output()}`);
  }
}

async function startReady(env: Record<string, string> = {}): Promise<Process & { port: number }> {
  const port = await freePort();
  const server = start({ PORT: String(port), ...env });
  await until(server, 'Магазин открыт');
  return { ...server, port };
}

describe('the server process', () => {
  it('starts, shuts down gracefully on SIGTERM and starts again on the same data', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const server = await startReady();
      const ready = await fetch(`http://127.0.0.1:${server.port}/health/ready`);
      expect(ready.status).toBe(200);
      await access(join(folder, 'server.lock'));
      server.child.kill(signal);
      expect(await server.ended).toBe(0);
      await expect(access(join(folder, 'server.lock'))).rejects.toThrow('ENOENT');
    }
  });

  it('finishes a running request before it stops', async () => {
    const server = await startReady();
    const slow = request({
      port: server.port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/v1/x',
    });
    const responded = once(slow, 'response');
    slow.write('{');
    await once(slow, 'socket');
    expect((await fetch(`http://127.0.0.1:${server.port}/health/live`)).status).toBe(200);
    server.child.kill('SIGTERM');
    await until(server, 'Stopping');
    slow.end('}');
    const [response] = await responded;
    expect(response.statusCode).toBe(404);
    expect(await server.ended).toBe(0);
  });

  it('rejects TRACE, invalid HTTP, and a large body without reading it', async () => {
    const server = await startReady();
    const options = { port: server.port, host: '127.0.0.1', path: '/api/v1/settings' };
    const trace = request({ ...options, method: 'TRACE' });
    const [traced] = await once(trace.end(), 'response');
    expect(traced.statusCode).toBe(405);
    const large = await fetch(`http://127.0.0.1:${server.port}/api/v1/product/getProducts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: ' '.repeat(8_000_000),
    });
    expect(large.status).toBe(413);
    const socket = connect(server.port, '127.0.0.1');
    socket.end('nonsense\r\n\r\n');
    expect(String((await once(socket, 'data'))[0])).toContain('400 Bad Request');
    expect((await fetch(`http://127.0.0.1:${server.port}/health/live`)).status).toBe(200);
  });

  it('serves metrics on a port of their own until it ends', async () => {
    const metricsPort = await freePort();
    const server = await startReady({ METRICS_PORT: String(metricsPort) });
    await fetch(`http://127.0.0.1:${server.port}/api/v1/settings`);
    const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(await metrics.text()).toMatch(
      /^shop_http_requests_total\{operation="getSettings",.*\} 1$/m,
    );
    const own = await fetch(`http://127.0.0.1:${server.port}/metrics`);
    expect(await own.text()).not.toContain('shop_http');
    expect((await fetch(`http://127.0.0.1:${metricsPort}/api/v1/settings`)).status).toBe(404);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('starts again after it was killed', async () => {
    const server = await startReady();
    server.child.kill('SIGKILL');
    await server.ended;
    const next = await startReady();
    next.child.kill('SIGTERM');
    expect(await next.ended).toBe(0);
  });

  it('rejects a database that another process uses', async () => {
    const server = await startReady();
    const second = start({ PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`is in use by process ${server.child.pid}`);
    expect(second.output()).not.toContain('    at ');
  });
});

describe('a server process that cannot start', () => {
  async function rejection(env: Record<string, string>): Promise<string> {
    const server = start(env);
    expect(await server.ended).toBe(1);
    return server.output().trim();
  }

  it('reports how to fix a setting', async () => {
    expect(await rejection({ PORT: 'many' })).toBe(
      'PORT=many: expected a whole number from 0 to 65535. Example: PORT=3000',
    );
  });

  it('reports the port in use', async () => {
    const other: Server = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect(await rejection({ PORT: String(port) })).toContain(`Port ${port} is already in use`);
    other.close();
  });

  it('reports the port of metrics in use, and its own setting', async () => {
    const other: Server = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const settings = { PORT: String(await freePort()), METRICS_PORT: String(port) };
    expect(await rejection(settings)).toContain(`METRICS_PORT=${port + 1}`);
    other.close();
  });

  it('reports that PostgreSQL is unreachable, without the password', async () => {
    const text = await rejection({
      PORT: String(await freePort()),
      DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop',
      DATABASE_PATIENCE: '0',
    });
    expect(text).toContain('postgres://shop:***@127.0.0.1:1/shop');
    expect(text).not.toContain('secret');
  });

  it('rejects demo features in production', async () => {
    const production = { NODE_ENV: 'production', PORT: String(await freePort()) };
    expect(await rejection(production)).toContain('DATABASE_URL is not set');
    expect(await rejection({ ...production, ALLOW_EMBEDDED_DATABASE: 'on' })).toContain(
      'OIDC_ISSUER',
    );
  });
});
