import { readFileSync } from 'node:fs';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductList } from '#generated/api/model/productList.ts';
import { setAccessTokenSource } from '#src/api/access-token.ts';
import { setTransport } from '#src/api/http.ts';
import { type FakeService, startFakeService } from '#tests/support/fakes/fake-service.ts';
import { serviceSource } from './service-source.ts';

const request = { kind: 'Similar', productIDs: ['100245'], marketIDs: ['m-1'] } as const;

const contract = new URL('../../../../../generated/openapi.json', import.meta.url);
const { components } = JSON.parse(readFileSync(contract, 'utf8')) as {
  components: { examples: Record<string, { value: ProductList }> };
};
const items = components.examples['products-one']?.value.items ?? [];

let service: FakeService;
/** Requests to the shop's own source, and the ids that it requested. */
let own: string[];
let listed: unknown;

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

/** The shop has `m-7` as its product 100245, and nothing else. */
async function shop(url: string, init: RequestInit): Promise<Response> {
  own.push(url);
  if (url.endsWith('/product/getProducts')) {
    listed = JSON.parse(String(init.body));
    return json(200, components.examples['products-one']?.value);
  }
  return url.endsWith('/m-7')
    ? json(200, { id: '100245', slug: items[0]?.slug })
    : json(404, { message: 'Такого товара нет', traceID: 't', reason: 'NotFound' });
}

beforeEach(async () => {
  own = [];
  listed = undefined;
  service = await startFakeService();
  setTransport(shop);
  setAccessTokenSource(async () => 'secret');
});

afterEach(async () => {
  vi.restoreAllMocks();
  setTransport((url, init) => fetch(url, init));
  setAccessTokenSource(null);
  await service.close();
});

/** Runs the query as a shelf does. */
function recommend() {
  const client = new QueryClient();
  return client.fetchQuery(serviceSource(client, `${service.url}/v1?key=a`)(request));
}

function saying(body: unknown, status = 200) {
  service.responses((response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
}

describe('third-party recommendation service', () => {
  it('gets market ids and no user data', async () => {
    saying({ items: [] });
    await recommend();
    const [request] = service.requests;
    expect(request?.url).toBe('/v1?key=a&kind=Similar&limit=12&item=m-1');
    for (const name of ['authorization', 'cookie', 'referer']) {
      expect(request?.headers).not.toHaveProperty(name);
    }
  });

  it('selects products; their data comes from the shop, for those that it has', async () => {
    saying({ items: [{ id: 'm-404' }, { id: 'm-7' }] });
    expect(await recommend()).toEqual({ items });
    expect(listed).toMatchObject({ ids: ['100245'], onlyAvailable: true });
  });

  it.each([{ items: [] }, { items: [{ id: 'm-404' }] }, { items: 'all' }, null])(
    'without results for %j gives an empty list, which the shop fills',
    async (body) => {
      saying(body);
      expect(await recommend()).toEqual({ items: [] });
      expect(listed).toBeUndefined();
    },
  );

  it('that fails is requested once, and the query rejects', async () => {
    saying({ items: [{ id: 'm-7' }] }, 500);
    await expect(recommend()).rejects.toThrow('HTTP 500');
    expect(service.requests).toHaveLength(1);
    expect(own).toEqual([]);
  });

  it('with a response that is not JSON fails', async () => {
    service.responses((response) => response.end('<html>'));
    await expect(recommend()).rejects.toThrow(SyntaxError);
  });

  it('that closes the connection fails', async () => {
    service.responses((response) => response.destroy());
    await expect(recommend()).rejects.toThrow(TypeError);
  });

  it('times out after three seconds', async () => {
    const { timeout } = AbortSignal;
    const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(20));
    service.responses(() => {});
    await expect(recommend()).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(patience).toHaveBeenCalledWith(3000);
  });
});
