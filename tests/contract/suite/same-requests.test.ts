import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Contract } from '#tools/contract/openapi/contract.ts';
import { SourceMap } from '#tools/contract/openapi/source-map.ts';
import { runSuite } from '#tools/contract/suite.ts';

/** Lists of several kinds, whose ids other operations take. */
const text = `openapi: 3.1.0
info: { title: Shelves, version: 1.0.0 }
paths:
${['books', 'films', 'games', 'songs']
  .map(
    (name) => `  /${name}:
    get:
      operationId: list_${name}
      security: []
      parameters: [{ name: query, in: query, schema: { type: string, maxLength: 9 } }]
      responses: { '200': { description: All, content: { application/json: { schema: { $ref: '#/components/schemas/List' } } } } }
  /${name}/{id}:
    get:
      operationId: get_${name}
      security: []
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: part, in: query, schema: { type: integer, minimum: 1, maximum: 9 } }
      responses: { '200': { description: One, content: { application/json: { schema: { $ref: '#/components/schemas/Item' } } } } }
`,
  )
  .join('')}components:
  schemas:
    Item: { type: object, required: [id], properties: { id: { type: string } } }
    List:
      type: object
      required: [items]
      properties: { items: { type: array, items: { $ref: '#/components/schemas/Item' } } }
`;

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = undefined;
});

/** The requests of a run against a back end that responds as fast as chance has it; each list is another one each time. */
async function requestsOf(seed: number): Promise<string[]> {
  const requests: string[] = [];
  const listed = new Map<string, number>();
  server = createServer(async (request, response) => {
    const { method, url = '', headers } = request;
    requests.push(`${headers['x-request-id']} ${method} ${url}`);
    const [, shelf = '', id] = url.split(/[/?]/);
    const times = (listed.get(shelf) ?? 0) + 1;
    const isItem = /^\/\w+\/./.test(url);
    if (!isItem) listed.set(shelf, times);
    await delay(Math.random() * 6);
    response.setHeader('Content-Type', 'application/json');
    const items = Array.from({ length: 5 }, (_, index) => ({ id: `${shelf}-${times}-${index}` }));
    response.end(JSON.stringify(isItem ? { id } : { items }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await runSuite({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tokens: async () => null,
    contract: {
      contract: new Contract(parse(text)),
      places: SourceMap.ofFile('shelves.yaml', text),
    },
    seed,
    samples: 5,
    writeAccess: 'none',
  });
  server.close();
  return requests.filter((one) => !one.startsWith('undefined')).sort();
}

it('suite: sends the same requests with the same seed, whatever responds first', async () => {
  const [first, second, other] = [await requestsOf(7), await requestsOf(7), await requestsOf(8)];
  expect(first.length).toBeGreaterThan(50);
  expect(second).toEqual(first);
  expect(other).not.toEqual(first);
});
