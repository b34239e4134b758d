import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPresent } from '#tools/contract/drift/base.ts';
import { type ContractOperation, isRecord, joinPointer } from '#tools/contract/drift/contract.ts';
import { exampleRequest } from '#tools/contract/drift/example-request.ts';
import { listExamples } from '#tools/contract/drift/examples.ts';
import { sampleValue } from '#tools/contract/drift/values/values.ts';
import { contractForPrism } from '#tools/mock/mock-contract.ts';
import { mockServer } from '#tools/mock/mock-server.ts';
import { freePort } from '#tools/process/ports.ts';
import { projectRoot } from '#tools/process/project-root.ts';
import { commandEnvironment } from '#tools/process/run-command.ts';

const { contract } = readPresent();
const examples = listExamples(contract);
/** A separate file, because `npm run mock` may be running. */
const file = path.join(projectRoot, 'node_modules', '.cache', 'mock', 'tested.json');
const pollMs = 100;
const together = 8;

let prism: ChildProcess;
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  const text = await readFile(path.join(projectRoot, 'generated', 'openapi.json'), 'utf8');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(contractForPrism(JSON.parse(text))));
  const { command, args } = mockServer(port, file);
  prism = spawn(command, args, { cwd: projectRoot, env: commandEnvironment(), stdio: 'ignore' });
  origin = `http://127.0.0.1:${port}`;
  while (prism.exitCode === null && !(await isUp())) await delay(pollMs);
});

afterAll(() => prism.kill('SIGTERM'));

async function isUp(): Promise<boolean> {
  return fetch(`${origin}/api/v1/settings`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** A valid request: every required parameter, a token, the first example as body. */
function toRequest(operation: ContractOperation): Request {
  const { call } = exampleRequest(contract, operation);
  const url = new URL(call.split(' ')[1] ?? '', origin);
  const headers = new Headers({ Authorization: 'Bearer mock' });
  for (const { name, in: place, required, pointer } of operation.parameters) {
    if (!required || place === 'path') continue;
    const value = String(sampleValue(contract, { schema: { $ref: pointer }, pointer }));
    if (place === 'query') url.searchParams.append(name, value);
    else headers.set(name, value);
  }
  return new Request(url, { method: operation.method, headers, ...bodyOf(operation, headers) });
}

function bodyOf(operation: ContractOperation, headers: Headers): RequestInit {
  const [type, place] = [...(operation.body?.contents ?? [])][0] ?? [];
  if (type === undefined || place === undefined) return {};
  const example = examples.find(({ title }) => title.startsWith(`${operation.id} request `));
  const value =
    example?.value ??
    sampleValue(contract, { schema: { $ref: place.pointer }, pointer: place.pointer });
  if (type === 'application/json') {
    headers.set('Content-Type', type);
    return { body: JSON.stringify(value) };
  }
  const form = new FormData();
  for (const [name, part] of Object.entries(isRecord(value) ? value : {})) {
    for (const item of [part].flat()) {
      const isFile = /^files?$/.test(name);
      form.append(name, isFile ? new Blob(['PK']) : String(item));
    }
  }
  return { body: form };
}

interface Expectation {
  operation: ContractOperation;
  prefer: string;
  status: number;
  /** The expected body; undefined when only the status counts. */
  body: unknown;
}

const expectations: Expectation[] = contract.operations.flatMap((operation) =>
  [...operation.responses.keys()].flatMap((declared) => {
    const status = declared === 'default' ? 500 : Number(declared);
    const prefix = `${operation.id} ${declared} `;
    const named = examples.filter(({ title }) => title.startsWith(prefix));
    const [first] = named;
    // A failure with one example is requested by its status, as the mock response panel does.
    if (named.length < 2 && status >= 300) {
      return [{ operation, prefer: `code=${status}`, status, body: first?.value }];
    }
    if (!first) return [{ operation, prefer: `code=${status}`, status, body: undefined }];
    return named.map(({ title, value }) => ({
      operation,
      prefer: `code=${status}, example=${title.slice(prefix.length)}`,
      status,
      body: value,
    }));
  }),
);

/** The errors of the response to a case; empty when there are none. */
async function validate({ operation, prefer, status, body }: Expectation): Promise<string[]> {
  const request = toRequest(operation);
  request.headers.set('Prefer', prefer);
  const response = await fetch(request);
  const text = await response.text();
  const title = `${operation.id} ${prefer}`;
  if (response.status !== status) return [`${title}: ${response.status} ${text.slice(0, 300)}`];
  const isJSON = response.headers.get('content-type')?.includes('json') ?? false;
  if (!isJSON) return [];
  const came: unknown = JSON.parse(text);
  const declared = operation.responses.has(String(status)) ? String(status) : 'default';
  const pointer = joinPointer(
    operation.pointer,
    ...['responses', declared, 'content', 'application/json', 'schema'],
  );
  const problems = contract.findErrors(pointer, came) ?? [];
  if (body !== undefined && JSON.stringify(came) !== JSON.stringify(body)) {
    return [`${title}: another body came`];
  }
  return problems.map(({ instancePath, message }) => `${title}: ${instancePath} ${message}`);
}

describe('mock', () => {
  // Long enough for a busy machine.
  it('responds to every operation with each of its examples and statuses', {
    timeout: 240_000,
  }, async () => {
    const waiting = [...expectations];
    const problems: string[] = [];
    const work = async () => {
      for (let expected = waiting.shift(); expected; expected = waiting.shift()) {
        problems.push(...(await validate(expected)));
      }
    };
    await Promise.all(Array.from({ length: together }, work));
    expect(problems).toEqual([]);
    expect(new Set(expectations.map(({ operation }) => operation.id)).size).toBe(
      contract.operations.length,
    );
  });

  it.each([
    ['POST', '/api/v1/cart/product/add', '{"productID":'],
    ['POST', '/api/v1/cart/product/add', '{"productID":"1","quantity":"many"}'],
    ['PUT', '/api/v1/cart/address', '{}'],
    ['POST', '/api/v1/support/tickets/order/refund', '{"orderID":5}'],
  ])('rejects a malformed body of %s %s with 400', async (method, path, body) => {
    const headers = { Authorization: 'Bearer mock', 'Content-Type': 'application/json' };
    const response = await fetch(`${origin}${path}`, { method, headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ reason: 'ValidationFailed' });
  });
});
