import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContractDocument } from '#server/contract/document.ts';
import { onRequest, responses, setting, withHeaders, withQuery } from './alter.ts';
import type { Fault } from './exchange.ts';
import { FaultProxy } from './proxy.ts';

const contract: ContractDocument = {
  openapi: '3.1.0',
  paths: {
    '/api/v1/order/{id}': { get: { operationId: 'getOrder' } },
    '/api/v1/search': { get: { operationId: 'searchCatalog' } },
  },
};

/** Responds with the path and query of the request. */
const serve = async (request: Request) =>
  Response.json({ path: new URL(request.url).pathname, query: new URL(request.url).search });

const proxy = new FaultProxy(serve, contract);
let url: string;

beforeAll(async () => {
  url = await proxy.listen();
});
afterAll(() => proxy.close());

function broken(fault: Fault, path = '/api/v1/order/7'): Promise<Response> {
  proxy.inject(fault);
  return fetch(`${url}${path}`, { signal: AbortSignal.timeout(2000) });
}

it('FaultProxy: forwards calls unchanged and counts no effect', async () => {
  const response = await broken(onRequest('getOrder', (call) => withQuery(call, () => {})));
  expect(await response.json()).toEqual({ path: '/api/v1/order/7', query: '' });
  expect(proxy.effects).toBe(0);
});

it('FaultProxy: counts a changed response', async () => {
  const response = await broken(responses('getOrder', setting('path', null)));
  expect(await response.json()).toEqual({ path: null, query: '' });
  expect(proxy.effects).toBe(1);
});

it('FaultProxy: counts a changed request', async () => {
  const fault = onRequest('searchCatalog', (call) =>
    withQuery(call, (query) => query.delete('limit')),
  );
  expect(await (await broken(fault, '/api/v1/search?limit=2')).json()).toMatchObject({ query: '' });
  expect(proxy.effects).toBe(1);
});

it('FaultProxy: leaves other operations unchanged and parses path parameters', async () => {
  const seen: unknown[] = [];
  const fault: Fault = {
    getOrder: (call, forward) => {
      seen.push(call.params);
      return forward(call);
    },
  };
  await broken(fault, '/api/v1/search');
  await broken(fault);
  expect(seen).toEqual([{ id: '7' }]);
});

it.each([
  ['cuts a body', responses('getOrder', (response) => ({ ...response, wire: 'cut' }))],
  [
    'calls plain text gzip',
    responses('getOrder', (response) => withHeaders(response, { 'content-encoding': 'gzip' })),
  ],
])('FaultProxy: %s', async (_, fault) => {
  await expect(broken(fault).then((response) => response.text())).rejects.toThrow();
});

it('FaultProxy: sends no response for a hanging fault', async () => {
  proxy.inject(responses('getOrder', (response) => ({ ...response, wire: 'hang' })));
  const signal = AbortSignal.timeout(100);
  await expect(fetch(`${url}/api/v1/order/7`, { signal })).rejects.toThrow(/timeout/i);
});
