import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { tokensOf } from '#tools/contract/cli/given/tokens.ts';
import { Contract } from '#tools/contract/openapi/contract.ts';
import { SourceMap } from '#tools/contract/openapi/source-map.ts';
import { runSuite, type SuiteOptions } from '#tools/contract/suite.ts';

const text = `openapi: 3.1.0
info: { title: Tasks, version: 1.0.0 }
security: [{ bearer: [] }]
paths:
  /v1/tags: { get: { operationId: listTags, tags: [tags], security: [], responses: { '200': { description: Tags } } } }
  /v1/tasks:
    get: { operationId: listTasks, tags: [tasks], responses: { '200': { description: Tasks } } }
  /v1/notes:
    get: { operationId: listNotes, tags: [tasks], responses: { '200': { description: Notes } } }
`;

interface Reply {
  readonly status: number;
  readonly type?: string;
  readonly body?: string;
}

let server: Server | undefined;
let requests = 0;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = undefined;
  requests = 0;
});

async function listen(
  reply: (request: IncomingMessage) => Reply,
  delayMs = 0,
  isSlow: (request: IncomingMessage) => boolean = () => true,
): Promise<string> {
  server = createServer(async (request, response) => {
    if (delayMs > 0 && isSlow(request)) await delay(delayMs, undefined, { ref: false });
    requests += 1;
    const { status, type = 'application/json', body = '{"message":"none"}' } = reply(request);
    response.writeHead(status, { 'Content-Type': type });
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const sound = ({ headers, url }: IncomingMessage): Reply => {
  if (url === '/v1/tags') return { status: 200 };
  if (!/^\/v1\/(?:tasks|notes)$/.test(url ?? '')) return { status: 404 };
  return { status: headers.authorization === 'Bearer good' ? 200 : 401 };
};

/** The message of a run that ends at once; what the run found where it doesn't. */
async function run(url: string, options: Partial<SuiteOptions> = {}, contract = text) {
  return runSuite({
    url,
    tokens: async (person) => (person === 'main' ? 'good' : null),
    contract: {
      contract: new Contract(parse(contract)),
      places: SourceMap.ofFile('tasks.yaml', contract),
    },
    seed: 1,
    ...options,
  }).then(
    ({ findings }) => findings,
    (error: Error) => `${error.name}: ${error.message}`,
  );
}

describe('an unusable run ends at once:', () => {
  it('a token that is rejected everywhere', async () => {
    const url = await listen(sound);
    const message = await run(url, { tokens: async () => 'expired' });
    expect(message).toMatch(
      /UnusableRun: The back end rejects the token of main with 401: listTasks, listNotes/,
    );
    expect(requests).toBeLessThan(10);
    expect(await run(url)).not.toContain('UnusableRun');
  });

  it('a token of another person that is rejected everywhere', async () => {
    const url = await listen(sound);
    const tokens = async (person: string) =>
      person === 'main' ? 'good' : person === 'owner' ? 'old' : null;
    expect(await run(url, { tokens })).toContain('rejects the token of owner');
  });

  it('a command that fails, with the person', async () => {
    const tokens = async () => Promise.reject(new Error('Command failed: sh token.sh'));
    const message = await run(await listen(sound), { tokens });
    expect(message).toContain('no token of main, the command failed: Command failed: sh token.sh');
  });

  it('pages, redirects and gateway errors in place of the API', async () => {
    const page = { status: 200, type: 'text/html', body: '<!doctype html>' };
    expect(await run(await listen(() => page))).toMatch(
      /serves no operation of the contract[\s\S]*200 text\/html/,
    );
    const gateway = { status: 502, type: 'text/plain', body: 'Bad gateway' };
    server?.close();
    expect(await run(await listen(() => gateway))).toContain('502 text/plain');
    expect(requests).toBeLessThan(20);
  });

  it('a wrong prefix, with a hint', async () => {
    const url = await listen(sound);
    expect(await run(`${url}/v1`)).toContain('begin with /v1 already: leave it out of --url');
    const message = await run(`${url}/api`);
    expect(message).toContain(`Requests to ${url}/api/v1/tags, ${url}/api/v1/tasks`);
    expect(message).toContain('Requests go to --url, and the path of the operation.');
  });

  it('a wrong URL, with what was requested under the prefix of the contract’s server', async () => {
    const url = await listen(() => ({ status: 404 }));
    const contract = text.replace('paths:', 'servers: [{ url: /shop/v7 }]\npaths:');
    const message = await run(url, {}, contract);
    expect(message).toContain(`Requests to ${url}/shop/v7/v1/tags`);
    expect(message).toContain('--url, /shop/v7 of the contract’s first server, and the path');
  });

  it('a back end that takes longer than --timeout to respond at all', async () => {
    const url = await listen(sound, 10_000);
    const started = performance.now();
    expect(await run(url, { timeout: 200 })).toMatch(/No back end responds .* in 0\.2 s/);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('a token that no header can carry', async () => {
    const tokens = tokensOf({ token: undefined, 'token-command': "printf 'one two'" });
    const message = await run(await listen(sound), { tokens });
    expect(message).toMatch(/UnusableRun: The token of main .*has a space after 3 characters/);
    expect(message).not.toContain('two');
    expect(requests).toBeLessThan(2);
  });

  it('nothing that listens, and no URL', async () => {
    const url = await listen(sound);
    server?.close();
    server?.closeAllConnections();
    expect(await run(url)).toMatch(/No back end responds at .*connection refused/);
    expect(await run('localhost:3000')).toContain('begins with http:// or https://');
  });

  it('a contract without operations', async () => {
    const empty = 'openapi: 3.1.0\ninfo: { title: None, version: 1.0.0 }\npaths: {}\n';
    expect(await run(await listen(sound), {}, empty)).toContain(
      'The contract is faulty: it has no operations',
    );
    expect(requests).toBe(0);
  });

  it('a selection that leaves nothing', async () => {
    const url = await listen(sound);
    const said = (options: Partial<SuiteOptions>) => run(url, options);
    expect(await said({ operations: ['listTags'], tags: ['tasks'] })).toContain(
      'Nothing is selected',
    );
    expect(await said({ operations: ['listTags'], excluded: { listTags: 'not ours' } })).toContain(
      'every selected operation is excluded',
    );
    expect(await said({ checks: ['burst'] })).toContain('without --burst N');
    expect(await said({ checks: ['burst'], stateless: true })).toContain(
      '--stateless leaves out burst',
    );
    expect(await said({ checks: ['sequences'], sequences: ['refund'] })).toContain(
      'lacks operations of the sequence refund',
    );
    expect(requests).toBe(0);
  });

  it('a check that finds no request to send', async () => {
    const url = await listen(sound);
    const message = await run(url, { checks: ['writes'], operations: ['listTags'] });
    expect(message).toContain('Nothing was tested: no selected check (writes)');
  });

  it('but a slow back end does not, and what responds has findings', async () => {
    const isSlow = ({ url: path }: IncomingMessage) => path === '/v1/tags';
    const url = await listen(sound, 400, isSlow);
    const found = await run(url, { timeout: 150, checks: ['valid'], operations: ['listTags'] });
    expect(found).toMatchObject([{ rule: 'connection-broken' }]);
  });

  it('operations that are all not implemented yet', async () => {
    const body = '{"reason":"NotImplemented"}';
    const message = await run(await listen(() => ({ status: 501, body })));
    expect(message).toMatch(/Nothing was tested[\s\S]*501 NotImplemented/);
  });
});
