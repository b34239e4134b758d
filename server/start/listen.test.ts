import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import type { HttpEnv } from '#server/contract/http-env.ts';
import { assertCanListen, ListenError, type Listening, listen } from './listen.ts';

const HOST = '127.0.0.1';

let open: Listening[] = [];

afterEach(async () => {
  await Promise.all(open.map((server) => server.stop(0)));
  open = [];
});

async function serve(app: Hono<HttpEnv>): Promise<Listening> {
  const server = await listen(app, HOST, 0);
  open.push(server);
  return server;
}

/** What the server sends for these requests, one after another, until it closes the connection. */
async function exchange(port: number, requests: readonly string[]): Promise<string> {
  const socket = connect(port, HOST);
  const closed = once(socket, 'close');
  let received = '';
  socket.on('data', (bytes) => {
    received += String(bytes);
  });
  for (const request of requests) {
    socket.write(request);
    await once(socket, 'data');
  }
  await closed;
  return received;
}

/** An app whose response waits; `started` resolves when the request has arrived. */
function slowApp() {
  const started = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const app = new Hono<HttpEnv>().get('/', async (c) => {
    started.resolve();
    await release.promise;
    return c.text('done');
  });
  return { app, started: started.promise, release: release.resolve };
}

describe('listen', () => {
  it('reports the port in use and how to choose another', async () => {
    const { port } = await serve(new Hono());
    const message =
      `Port ${port} is already in use. Stop what runs there or choose another: ` +
      `PORT=${port + 1} npm start`;
    for (const attempt of [assertCanListen(HOST, port), listen(new Hono(), HOST, port)]) {
      const failure = await attempt.catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ListenError);
      expect((failure as Error).message).toBe(message);
    }
  });

  it('reports a host that is not of this machine', async () => {
    await expect(listen(new Hono(), '192.0.2.1', 0)).rejects.toThrow('has no address 192.0.2.1');
  });

  it('accepts URLs as long as a pasted search text', async () => {
    const { port } = await serve(new Hono<HttpEnv>().get('/', (c) => c.text('ok')));
    const query = encodeURIComponent('щ'.repeat(3000));
    const url = `http://${HOST}:${port}/?text=${query}`;
    expect((await fetch(url, { headers: { Referer: url } })).status).toBe(200);
  });

  it.each([
    ['headers that are too long', `X-Long: ${'a'.repeat(200_000)}`, 431, 'HeadersTooLarge'],
    ['what is no header', 'no header', 400, 'InvalidRequest'],
  ])('rejects %s as the contract has errors', async (_what, line, status, reason) => {
    const { port } = await serve(new Hono<HttpEnv>().get('/', (c) => c.text('ok')));
    const received = await exchange(port, [
      'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: localhost\r\n${line}\r\nX-Request-ID: sent-0001\r\n\r\n`,
    ]);
    const [, head = '', body = ''] =
      /(HTTP\/1\.1 4[\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(received) ?? [];
    expect(received).toContain('200 OK');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/^x-request-id: [A-Za-z0-9_-]{8,64}\r?$/im);
    expect(head).toMatch(/^content-type: application\/json\r?$/im);
    expect(JSON.parse(body)).toMatchObject({
      message: expect.stringMatching(/[а-я]/),
      traceID: expect.stringMatching(/^[0-9a-f]{32}$/),
      reason,
    });
  });

  it('returns the request id of a broken request that it can read', async () => {
    const { port } = await serve(new Hono());
    const received = await exchange(port, [
      'GET / HTTP/1.1\r\nX-Request-ID: sent-0001\r\nno header\r\n\r\n',
    ]);
    expect(received).toMatch(/^x-request-id: sent-0001\r?$/im);
  });

  it('closes a connection whose headers take more than ten seconds', async () => {
    const { port } = await serve(new Hono());
    const socket = connect(port, HOST);
    const closed = once(socket, 'close');
    let received = '';
    socket.on('data', (bytes) => {
      received += String(bytes);
    });
    const began = performance.now();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    await closed;
    expect(received).toContain('408 Request Timeout');
    expect(received).toContain('"reason":"RequestTimeout"');
    expect(performance.now() - began).toBeGreaterThan(9500);
    expect(performance.now() - began).toBeLessThan(15_000);
  }, 40_000);

  it('releases a port that it only probed', async () => {
    const server = await serve(new Hono());
    await server.stop(0);
    await assertCanListen(HOST, server.port);
    await assertCanListen(HOST, server.port);
  });
});

/** Whether the port takes no new connection. */
async function isClosed(port: number): Promise<boolean> {
  const socket = connect(port, HOST);
  try {
    await once(socket, 'connect');
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
}

describe('stop', () => {
  it('finishes a running request and accepts no new one', async () => {
    const { app, started, release } = slowApp();
    const server = await serve(app);
    const url = `http://${HOST}:${server.port}/`;
    const response = fetch(url);
    await started;
    const stopped = server.stop(10_000);
    // The port is closed a turn of the event loop later.
    await expect.poll(() => isClosed(server.port)).toBe(true);
    release();
    expect(await (await response).text()).toBe('done');
    await stopped;
  });

  it('serves requests while it lingers, with Connection: close', async () => {
    const server = await serve(new Hono<HttpEnv>().get('/', (c) => c.text('ok')));
    const url = `http://${HOST}:${server.port}/`;
    const stopped = server.stop(10_000, 500);
    const response = await fetch(url);
    expect(await response.text()).toBe('ok');
    expect(response.headers.get('connection')).toBe('close');
    await stopped;
    await expect(fetch(url)).rejects.toThrow();
  });

  it('serves a connection that came while it was busy at the end of its lingering', async () => {
    const server = await serve(new Hono<HttpEnv>().post('/', (c) => c.text('served')));
    const stopped = server.stop(10_000, 200);
    await delay(150);
    // After this, timers run before connections are accepted.
    await turn();
    const request = 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 0\r\n\r\n';
    const received = exchange(server.port, [request]);
    // The connection begins in a tick of its own; the event loop must not turn before it is busy.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    const end = performance.now() + 150;
    while (performance.now() < end);
    expect(await received).toContain('served');
    await stopped;
  });

  it('does not wait for idle keep-alive connections', async () => {
    const server = await serve(new Hono<HttpEnv>().get('/', (c) => c.text('ok')));
    const socket = connect(server.port, HOST);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'data');
    const began = performance.now();
    await server.stop(10_000);
    expect(performance.now() - began).toBeLessThan(5000);
    socket.destroy();
  });

  it('closes connections that do not end in time', async () => {
    const { app, started } = slowApp();
    const server = await serve(app);
    const response = fetch(`http://${HOST}:${server.port}/`).catch((error: unknown) => error);
    await started;
    await server.stop(50);
    expect(await response).toBeInstanceOf(TypeError);
  });
});
