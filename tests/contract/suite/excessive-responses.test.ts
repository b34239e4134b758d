import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Contract } from '#tools/contract/openapi/contract.ts';
import { SourceMap } from '#tools/contract/openapi/source-map.ts';
import { type Finding, runSuite } from '#tools/contract/suite.ts';

/** A schema that contains itself: every level of a response is validated. */
const text = `openapi: 3.1.0
info: { title: Trees, version: 1.0.0 }
paths:
  /trees:
    get:
      operationId: listTrees
      security: []
      responses:
        '200': { description: Trees, content: { application/json: { schema: { $ref: '#/components/schemas/Tree' } } } }
  /trees/search:
    post:
      operationId: searchTrees
      security: []
      x-read: true
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Tree' } } } }
      responses:
        '200': { description: Trees, content: { application/json: { schema: { $ref: '#/components/schemas/Tree' } } } }
        '400': { description: Malformed }
  /names:
    get:
      operationId: listNames
      security: []
      responses:
        '200': { description: Names, content: { application/json: { schema: { type: array, items: { type: string } } } } }
components:
  schemas:
    Tree:
      type: object
      required: [parts]
      x-validations: [{ rule: 'self.parts.size() >= 0', message: Parts }]
      properties:
        parts: { type: array, items: { $ref: '#/components/schemas/Tree' } }
`;

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = undefined;
});

async function findingsOf(
  trees: (response: ServerResponse) => void,
  maxBodyMB?: number,
): Promise<readonly Finding[]> {
  server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    if (request.url === '/trees') trees(response);
    else if (request.url === '/trees/search') search(request, response);
    else response.end('["a"]');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { findings } = await runSuite({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tokens: async () => null,
    contract: {
      contract: new Contract(parse(text)),
      places: SourceMap.ofFile('trees.yaml', text),
    },
    seed: 1,
    samples: 1,
    checks: ['learn', 'invalid', 'lists', 'agreements', 'valid'],
    writeAccess: 'none',
    ...(maxBodyMB && { maxBodyMB }),
  });
  return findings;
}

/** Accepts what the schema of a tree accepts. */
async function search(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isTree = (value: unknown): boolean =>
    Array.isArray(Object(value).parts) && Object(value).parts.every(isTree);
  let given: unknown;
  try {
    given = JSON.parse(await readText(request));
  } catch {
    given = null;
  }
  if (isTree(given)) response.end('{"parts":[]}');
  else response.writeHead(400, { 'Content-Type': 'text/plain' }).end();
}

const nested = (levels: number) => `${'{"parts":['.repeat(levels)}${']}'.repeat(levels)}`;

it('suite: stops reading a body without an end, and reports it as too large', async () => {
  let sent = 0;
  const stopped: boolean[] = [];
  const chunk = Buffer.alloc(100_000, ' ');
  const findings = await findingsOf((response) => {
    const write = () => {
      while (!response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) break;
      }
    };
    response.on('drain', write).on('close', () => stopped.push(true));
    write();
  }, 1);
  expect(findings).toMatchObject([
    { rule: 'body-too-large', operation: 'listTrees', actual: '200 with a body larger than 1 MB' },
  ]);
  const [{ count } = { count: 0 }] = findings;
  expect(stopped.length).toBeGreaterThanOrEqual(count);
  // Buffers of the network hold some more.
  expect(sent / stopped.length).toBeLessThan(20_000_000);
});

it('suite: reports JSON nested beyond measure with its operation, and tests the others', async () => {
  const findings = await findingsOf((response) => response.end(nested(50_000)));
  expect(findings).toMatchObject([{ rule: 'body-too-deep', operation: 'listTrees' }]);
  expect(findings[0]?.place.line).toBeGreaterThan(1);
});

it('suite: reads JSON as deep as it allows', async () => {
  expect(await findingsOf((response) => response.end(nested(100)))).toEqual([]);
});
