import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ config: { readLimit: 3 } });
});

afterAll(() => server.close());

const list = (as: string) =>
  server.request('POST', '/api/v1/product/getProducts', { as, body: { pageSize: 1 } });

describe('rate limit of reads', () => {
  it('rejects only the caller who exceeds it', async () => {
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await list('anna')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const rejected = await list('anna');
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(rejected.body.reason).toBe('TooManyRequests');
    expect((await list('igor')).status).toBe(200);
  });

  it('ignores operations without a documented 429', async () => {
    for (let call = 0; call < 6; call += 1) {
      expect((await server.request('GET', '/api/v1/settings', { as: 'anna' })).status).toBe(200);
    }
  });

  it('counts visitors behind a trusted proxy separately, despite forged headers', async () => {
    const behind = await startTestServer({ config: { readLimit: 2, trustedProxy: { hops: 1 } } });
    const visit = async (forwarded: string) => {
      const request = new Request('http://localhost:3000/api/v1/product/getProducts', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"pageSize":1}',
      });
      const headers = { 'x-forwarded-for': forwarded };
      const sender = { headers, socket: { remoteAddress: '10.0.0.1' } };
      return (await behind.fetch(request, sender)).status;
    };
    const forged = ['6.6.6.1, 1.1.1.1', '6.6.6.2, 1.1.1.1', '6.6.6.3, 1.1.1.1'];
    const statuses = [];
    for (const one of forged) statuses.push(await visit(one));
    expect(statuses).toEqual([200, 200, 429]);
    expect(await visit('2.2.2.2')).toBe(200);
    await behind.close();
  });
});
