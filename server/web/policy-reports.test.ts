import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const OLD = 'application/csp-report';
const NEW = 'application/reports+json';

let server: TestServer;
let logged: { violation?: unknown; level: number }[] = [];

beforeAll(async () => {
  const logger = pino({}, { write: (entry: string) => void logged.push(JSON.parse(entry)) });
  server = await startTestServer({ logger });
});

beforeEach(() => {
  logged = [];
});

afterAll(() => server.close());

async function report(body: unknown, type: string, address = '198.51.100.1') {
  const request = new Request('http://localhost:3000/policy-reports', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return server.fetch(request, { headers: {}, socket: { remoteAddress: address } });
}

const violations = () => logged.flatMap(({ violation }) => (violation ? [violation] : []));

const violation = (fields: object) => ({ type: 'csp-violation', body: fields });

describe('reports of policy violations', () => {
  it('are logged in the old form, without the queries of their URLs', async () => {
    const response = await report(
      {
        'csp-report': {
          'document-uri': 'https://shop.example/products?query=secret#part',
          'effective-directive': 'script-src-elem',
          'blocked-uri': 'https://evil.example/x.js?token=secret',
          'line-number': 12,
        },
      },
      OLD,
    );
    expect(response.status).toBe(204);
    expect(violations()).toEqual([
      {
        page: 'https://shop.example/products',
        directive: 'script-src-elem',
        blocked: 'https://evil.example/x.js',
        line: 12,
      },
    ]);
  });

  it('are logged in the new form, without those of other kinds', async () => {
    const fields = {
      documentURL: 'https://shop.example/',
      effectiveDirective: 'img-src',
      blockedURL: 'https://evil.example/1.gif',
      sample: 'x'.repeat(5000),
    };
    await report([violation(fields), { type: 'deprecation', body: { id: 'x' } }], `${NEW}; a=b`);
    expect(violations()).toEqual([
      {
        page: 'https://shop.example/',
        directive: 'img-src',
        blocked: 'https://evil.example/1.gif',
        sample: 'x'.repeat(200),
      },
    ]);
  });

  it('are ignored when an add-on of the browser caused them', async () => {
    await report([violation({ blockedURL: 'chrome-extension' })], NEW);
    await report([violation({ sourceFile: 'moz-extension://1/x.js' })], NEW);
    expect(violations()).toEqual([]);
  });

  it.each([
    ['no JSON', '{', NEW, 400],
    ['another type', '{}', 'application/json', 415],
    ['too large', `"${'x'.repeat(70_000)}"`, OLD, 413],
    ['nothing of a report', '[null, 1, {"type":"csp-violation"}]', NEW, 204],
  ])('are no error of the server: %s', async (_case, body, type, status) => {
    expect((await report(body, type, '198.51.100.2')).status).toBe(status);
    expect(violations()).toEqual([]);
  });

  it('are logged up to 20 of a call and 30 calls of an address in a minute', async () => {
    const many = Array.from({ length: 50 }, () => violation({ effectiveDirective: 'img-src' }));
    await report(many, NEW, '198.51.100.3');
    expect(violations()).toHaveLength(20);
    const statuses = [];
    for (let call = 0; call < 30; call += 1) {
      statuses.push((await report([], NEW, '198.51.100.3')).status);
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(29);
    expect(statuses.at(-1)).toBe(429);
    expect((await report([], NEW, '198.51.100.4')).status).toBe(204);
  });
});
