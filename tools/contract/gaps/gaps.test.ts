import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Contract } from '#tools/contract/openapi/contract.ts';
import { SourceMap } from '#tools/contract/openapi/source-map.ts';
import { runSuite, type SuiteOptions } from '#tools/contract/suite.ts';

const text = `openapi: 3.1.0
info: { title: Tasks, version: 1.0.0 }
security: [{ bearer: [] }]
paths:
  /tasks:
    get:
      operationId: listTasks
      responses:
        '200': { description: Tasks }
        '401': { description: No token }
    put:
      operationId: replaceTasks
      requestBody: { content: { application/json: { schema: { type: object } } } }
      responses: { '204': { description: Replaced }, '409': { description: Conflict } }
  /tasks/{id}:
    get:
      operationId: getTask
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: Task }, '404': { description: None } }
`;

const server = createServer(({ headers, url }, response) => {
  const isKnown = headers.authorization === 'Bearer good';
  response.writeHead(isKnown ? (url === '/tasks' ? 200 : 404) : 401);
  // The contract documents no body.
  response.end(isKnown ? '' : 'who?');
});
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function gapsOf(options: Partial<SuiteOptions> = {}): Promise<string[]> {
  const { gaps, verdicts } = await runSuite({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tokens: async (person) => (person === 'main' ? 'good' : null),
    contract: { contract: new Contract(parse(text)), places: SourceMap.ofFile('t.yaml', text) },
    seed: 1,
    ...options,
  });
  const untested = verdicts.flatMap(({ subject, check, untested: why }) =>
    why === null ? [] : [`${subject} ${check}: ${why}`],
  );
  return [
    ...gaps.map(({ subject, about, reason }) => `${subject} ${about}: ${reason}`),
    ...untested,
  ];
}

describe('reasons of gaps', () => {
  it('say that a status came, but never in a valid response', async () => {
    expect(await gapsOf()).toContain(
      'listTasks 401: responses with it came, but none was valid: see the findings',
    );
  });

  it('say which option forbids a change', async () => {
    expect(await gapsOf()).toContain(
      'replaceTasks 204: it changes what the run has not created, or reaches other people (allow it: --write)',
    );
    const readOnly = await gapsOf({ writeAccess: 'none' });
    expect(readOnly).toContain(
      'replaceTasks valid: it could change something, which --read-only forbids',
    );
    expect(readOnly).toContain(
      'listTasks methods: other methods could change something, which --read-only forbids',
    );
  });

  it('say which statuses came in place of a success', async () => {
    const gaps = await gapsOf();
    expect(gaps).toContain('getTask 200: each request was rejected or got another status: 404');
    expect(gaps).not.toContain('getTask 404: no request led to it');
  });

  it('name only people that the contract needs', async () => {
    const people = (await gapsOf()).filter((gap) => gap.includes(' person: '));
    expect(people.map((gap) => gap.split(' ')[0])).toEqual(['other', 'noScope']);
  });
});
