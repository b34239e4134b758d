import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleContract } from '#tests/support/sample-contract.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const long = { words: Array.from({ length: 400 }, (_, index) => `слово ${index % 7}`) };
const rows = ['код;цена\n', '1;100\n', '2;200\n'];

let server: TestServer;
let logged: Record<string, unknown>[];

beforeAll(async () => {
  const { pino } = await import('pino');
  logged = [];
  server = await startTestServer({
    contract: sampleContract,
    logger: pino({ level: 'debug' }, { write: (line: string) => logged.push(JSON.parse(line)) }),
    handlers: {
      listThings: async () => ({ status: 200, body: long }),
      whoAmI: async () => ({ status: 200, body: {} }),
      readFile: async () => ({
        status: 200,
        body: new ReadableStream({
          start(controller) {
            for (const row of rows) controller.enqueue(new TextEncoder().encode(row));
            controller.close();
          },
        }),
      }),
    },
  });
});

afterAll(() => server.close());

async function call(path: string, headers: Record<string, string> = {}) {
  const response = await server.fetch(new Request(`http://localhost${path}`, { headers }));
  return { headers: response.headers, content: Buffer.from(await response.arrayBuffer()) };
}

describe('compression of dynamic responses', () => {
  it('compresses long JSON by brotli or gzip', async () => {
    const br = await call('/api/v1/things', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(br.headers.get('vary')).toBe('Accept-Encoding');
    expect(br.headers.get('content-length')).toBe(String(br.content.length));
    expect(JSON.parse(brotliDecompressSync(br.content).toString())).toEqual(long);
    const gz = await call('/api/v1/things', { 'Accept-Encoding': 'gzip' });
    expect(JSON.parse(gunzipSync(gz.content).toString())).toEqual(long);
  });

  it('compresses a stream chunk by chunk', async () => {
    const br = await call('/api/v1/file', { 'Accept-Encoding': 'br' });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(br.headers.get('content-length')).toBeNull();
    expect(brotliDecompressSync(br.content).toString()).toBe(rows.join(''));
  });

  it('skips short responses and clients without compression', async () => {
    const short = await call('/api/v1/whoami', { 'Accept-Encoding': 'br' });
    expect(short.headers.get('content-encoding')).toBeNull();
    const plain = await call('/api/v1/things');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
    expect(JSON.parse(plain.content.toString())).toEqual(long);
  });
});

describe('health', () => {
  it('is live and ready while the database responds', async () => {
    expect((await server.request('GET', '/health/live')).body).toEqual({ status: 'ok' });
    const ready = await server.request('GET', '/health/ready');
    expect(ready.status).toBe(200);
    expect(ready.headers.get('cache-control')).toBe('no-store');
  });

  it('is live but not ready without it', async () => {
    const broken = await startTestServer({ contract: sampleContract, handlers: {} });
    await broken.close();
    expect((await broken.request('GET', '/health/live')).status).toBe(200);
    expect((await broken.request('GET', '/health/ready')).status).toBe(503);
  });
});

describe('the documentation', () => {
  it('serves the contract itself', async () => {
    const { status, headers, body } = await server.request('GET', '/openapi.json');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body).toEqual(sampleContract);
  });
});

describe('the log', () => {
  it('has a line per response, without secrets and without the query', async () => {
    logged.length = 0;
    await server.request('GET', '/api/v1/whoami?code=secret', { as: 'anna' });
    const line = logged.find(({ msg }) => msg === 'Request');
    expect(line).toEqual({
      level: 30,
      time: expect.anything(),
      pid: expect.any(Number),
      hostname: expect.any(String),
      msg: 'Request',
      traceID: expect.stringMatching(/^[0-9a-f]{32}$/),
      requestID: expect.any(String),
      method: 'GET',
      path: '/api/v1/whoami',
      route: 'GET /api/v1/whoami',
      status: 200,
      ms: expect.any(Number),
      userID: 'anna',
    });
    expect(JSON.stringify(logged)).not.toMatch(/secret|test-anna/);
  });

  it('has the cause of a failure with the trace id of the response', async () => {
    logged.length = 0;
    const { body } = await server.request('GET', '/api/v1/things/special');
    const failure = logged.find(({ msg }) => msg === 'Request failed');
    expect(failure?.traceID).toBe(body.traceID);
    expect(JSON.stringify(failure)).toContain('No handler for getSpecialThing');
  });
});
