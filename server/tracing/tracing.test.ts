import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { createOutsideService } from '#server/integrations/outgoing/call-service.ts';
import { startFakeService } from '#tests/support/fakes/fake-service.ts';
import { type FakeCollector, startFakeCollector } from '#tests/support/fakes/trace-collector.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { inSpan } from './span.ts';
import { type StopTracing, startTracing } from './start-tracing.ts';

const logger = pino({ level: 'silent' });

let shop: TestShop;
let collector: FakeCollector;
let stop: StopTracing;

async function start(settings: Record<string, string> = {}, url = collector.url) {
  const { tracing } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: url, ...settings });
  if (tracing === null) throw new Error('No collector in the settings');
  stop = await startTracing(tracing, logger);
}

const serverSpans = () => collector.spans.filter(({ kind }) => kind === 2);

beforeAll(async () => {
  shop = await startTestShop();
});

afterAll(() => shop.close());

beforeEach(async () => {
  collector = await startFakeCollector();
});

afterEach(async () => {
  await stop();
  await collector.close();
});

describe('a trace', () => {
  it('is of one request, named by its operation and not by its path', async () => {
    await start({ OTEL_SERVICE_NAME: 'shop-1', OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b' });
    const { status } = await shop.get('anna', '/order/none?code=secret');
    expect(status).toBe(404);
    await stop();
    expect(serverSpans()).toMatchObject([
      {
        name: 'GET /api/v1/order/{id}',
        status: 0,
        attributes: {
          'http.request.method': 'GET',
          'http.route': '/api/v1/order/{id}',
          'http.response.status_code': 404,
          'shop.operation': 'getOrder',
        },
      },
    ]);
    expect(serverSpans()[0]).not.toHaveProperty('parentSpanId');
    expect(collector.resource['service.name']).toBe('shop-1');
    expect(collector.headers()).toMatchObject({ 'x-key': 'a b' });
  });

  it('has the id that a user sees with the error', async () => {
    await start();
    const { body } = await shop.get('anna', '/order/none');
    await stop();
    expect(serverSpans()[0]?.traceId).toBe(body.traceID);
  });

  it('is begun by the server, whatever the caller has begun', async () => {
    await start();
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    await shop.request('GET', '/api/v1/settings', {
      headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    });
    await stop();
    expect(serverSpans()).toHaveLength(1);
    expect(serverSpans()[0]?.traceId).not.toBe(traceId);
    expect(serverSpans()[0]).not.toHaveProperty('parentSpanId');
  });

  it('has the queries of PostgreSQL as SQL, without their values', async () => {
    await start();
    await shop.readyBuyer(['bur']);
    await stop();
    const traces = new Set(serverSpans().map(({ traceId }) => traceId));
    const parents = new Set(collector.spans.map(({ spanId }) => spanId));
    const queries = collector.spans.filter(({ attributes }) => 'db.query.text' in attributes);
    if (shop.database.kind === 'embedded') return expect(queries).toEqual([]);
    expect(new Set(queries.map(({ name }) => name))).toContain('insert');
    for (const query of queries) {
      expect(query.attributes['db.operation.name']).toBe(query.name);
      expect(traces).toContain(query.traceId);
      expect(parents).toContain(query.parentSpanId);
    }
    for (const value of ['Ковалёва', '+79161234567', 'msk-lesnaya']) {
      expect(collector.bodies.join()).not.toContain(value);
    }
  });

  it('names the service that is called, and says that it failed', async () => {
    const service = await startFakeService();
    service.responses((response) => response.writeHead(503).end());
    const outside = createOutsideService({ name: 'DaData' });
    await start();
    const url = `${service.url}/suggest/secret?token=secret`;
    const call = () => outside.call({ method: 'GET', url, isRepeatable: true });
    await expect(inSpan('job', {}, call)).rejects.toThrow('503');
    await stop();
    await service.close();
    const [job] = collector.spans.filter(({ name }) => name === 'job');
    const calls = collector.spans.filter(({ name }) => name === 'DaData GET');
    expect(job).toMatchObject({ status: 2, attributes: { 'error.type': 'ServiceError' } });
    // It was tried twice.
    expect(calls).toHaveLength(2);
    for (const span of calls) {
      expect(span).toMatchObject({ traceId: job?.traceId, parentSpanId: job?.spanId, status: 2 });
    }
    expect(service.requests[0]?.headers).not.toHaveProperty('traceparent');
    expect(collector.bodies.join()).not.toContain('secret');
  });
});

describe('without a trace that is sent', () => {
  it('an error has an id all the same', async () => {
    await start({ OTEL_TRACES_SAMPLER_ARG: '0' });
    const first = await shop.get('anna', '/order/none');
    const second = await shop.get('anna', '/order/none');
    await stop();
    expect(collector.spans).toEqual([]);
    expect(first.body.traceID).toMatch(/^[0-9a-f]{32}$/);
    expect(second.body.traceID).not.toBe(first.body.traceID);
  });

  it('requests are served while the collector is down or rejects', async () => {
    const rejecting = await startFakeCollector(500);
    for (const url of ['http://127.0.0.1:1', rejecting.url]) {
      await start({}, url);
      expect(await shop.get('anna', '/cart')).toMatchObject({ status: 200 });
      await stop();
    }
    await rejecting.close();
    expect(collector.spans).toEqual([]);
  });

  it('a request for a file or for the health of the process is none', async () => {
    await start();
    await shop.request('GET', '/health/live');
    await shop.request('GET', '/assets/none.js');
    await stop();
    expect(collector.spans).toEqual([]);
  });
});
