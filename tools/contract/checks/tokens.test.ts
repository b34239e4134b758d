import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Contract } from '#tools/contract/openapi/contract.ts';
import { SourceMap } from '#tools/contract/openapi/source-map.ts';
import { runSuite } from '#tools/contract/suite.ts';

const text = `openapi: 3.1.0
info: { title: Rooms, version: 1.0.0 }
security: [{ bearer: [] }]
paths:
  /both: { get: { operationId: listBoth, responses: { '200': { description: All }, '401': { description: No token }, '403': { description: No right } } } }
  /forbidden: { get: { operationId: listForbidden, responses: { '200': { description: All }, '403': { description: No right } } } }
  /open: { get: { operationId: listOpen, responses: { '200': { description: All }, '401': { description: No token } } } }
`;
/** What has dots and is no JWT. */
const token = 'a.b.c';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = undefined;
});

it('tokens: 403 without a token is a wrong status where 401 is documented, and no open door', async () => {
  server = createServer((request, response) => {
    const isSound = request.headers.authorization === `Bearer ${token}`;
    response.writeHead(isSound || request.url === '/open' ? 200 : 403).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { findings } = await runSuite({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tokens: async (person) => (person === 'main' ? token : null),
    contract: {
      contract: new Contract(parse(text)),
      places: SourceMap.ofFile('rooms.yaml', text),
    },
    checks: ['tokens'],
    seed: 1,
  });
  expect(
    findings.map(({ rule, operation, expected, actual }) =>
      [rule, operation, expected, actual].join(' '),
    ),
  ).toEqual([
    'token-wrong-status listBoth 401 for no token 403',
    'token-wrong-status listBoth 401 for a token that is none 403',
    'token-wrong-status listBoth 401 for a token with another character 403',
    'token-missing-accepted listOpen 401 for no token 200',
    'token-bad-accepted listOpen 401 for a token that is none 200',
    'token-bad-accepted listOpen 401 for a token with another character 200',
  ]);
});
