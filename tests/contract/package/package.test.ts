import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SuiteResult } from '#tools/contract/suite.ts';
import { projectRoot } from '#tools/process/project-root.ts';
import { FiveOperations, type Mistake, mistakes, tokens } from './five-operations.ts';

const run = promisify(execFile);
const operations = ['listBrands', 'searchBrands', 'listAddresses', 'createAddress', 'getAddress'];
/** What the suite says about each mistake: rule and operation of a finding. */
const expected: Readonly<Record<Mistake, string>> = {
  'created-200': 'status-undocumented createAddress',
  'unknown-property': 'invalid-accepted createAddress',
  'too-long': 'invalid-accepted createAddress',
  'comment-cut': 'change-lost getAddress',
  'not-listed': 'created-not-listed listAddresses',
  'foreign-address': 'foreign-data-shown getAddress',
  'any-token': 'token-bad-accepted listAddresses',
  'limit-ignored': 'limit-ignored searchBrands',
  'etag-ignored': 'not-modified-ignored listBrands',
  'key-ignored': 'key-made-two createAddress',
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'packed suite '));
  const packed = ['pack', path.join(projectRoot, 'tools', 'contract', 'package'), '--json'];
  await run('npm', packed, { cwd: folder });
  const tarball = 'dental-shop-contract-0.1.0.tgz';
  await writeFile(path.join(folder, 'package.json'), '{"private":true}');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], {
    cwd: folder,
  });
  const command = `echo "token-of-$CONTRACT_PERSON" | grep -E -x 'token-of-(main|other)' || true`;
  await writeFile(path.join(folder, 'token.sh'), `${command}\n`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the installed tool; its exit code, what it printed and its JSON report. */
async function test(
  url: string,
  ...more: string[]
): Promise<{ code: number; printed: string; result: SuiteResult }> {
  const bin = path.join(folder, 'node_modules', '.bin', 'dental-shop-contract');
  const args = ['--url', url, '--token-command', 'sh token.sh', '--seed', '1', '--write'];
  const only = operations.flatMap((id) => ['--operation', id]);
  const { code, printed } = await run(bin, [...args, ...only, '--json', 'r.json', ...more], {
    cwd: folder,
    maxBuffer: 1e8,
  }).then(
    ({ stdout }) => ({ code: 0, printed: stdout }),
    (error) => ({ code: Number(error.code), printed: `${error.stdout}${error.stderr}` }),
  );
  const report = await readFile(path.join(folder, 'r.json'), 'utf8').catch(() => {
    throw new Error(printed);
  });
  return { code, printed, result: JSON.parse(report) as SuiteResult };
}

async function against<Result>(
  made: readonly Mistake[],
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const backEnd = new FiveOperations(made);
  try {
    return await use(await backEnd.listen());
  } finally {
    await backEnd.close();
  }
}

const named = ({ findings }: SuiteResult) =>
  findings.map(({ rule, operation, expected: what }) => `${rule} ${operation}: ${what}`);

describe('packed suite', () => {
  it('finds nothing in a sound back end of five operations', async () => {
    const { code, result } = await against([], (url) => test(url));
    expect(named(result)).toEqual([]);
    expect(code).toBe(0);
    expect(result.coverage.map(({ requests }) => requests > 0)).toEqual(operations.map(() => true));
  });

  it('finds each of ten mistakes', async () => {
    const missed: string[] = [];
    for (const mistake of Object.keys(mistakes) as Mistake[]) {
      const { code, result } = await against([mistake], (url) => test(url));
      const found = named(result).some((name) => name.startsWith(expected[mistake]));
      if (!found || code !== 1) missed.push(`${mistake}: ${named(result).join('; ')}`);
    }
    expect(missed).toEqual([]);
  });

  it('repeats token commands in the replay, places in the packed sources, and speaks Russian', async () => {
    const { printed, result } = await against(['limit-ignored'], (url) =>
      test(url, '--lang', 'ru'),
    );
    const [finding] = result.findings;
    expect(finding?.replay).toContain(`npx dental-shop-contract --operation searchBrands`);
    expect(finding?.replay).toContain(`--token-command 'sh token.sh'`);
    expect(finding?.place.file).toBe('openapi/paths/brands.yaml');
    expect(printed).toContain('В списке не больше записей, чем limit');
    expect(printed).not.toContain(tokens.main);
    expect(finding?.curl).not.toContain('$TOKEN ');
  });

  it('accepts findings of a baseline; gaps fail with --strict', async () => {
    await against(['limit-ignored'], async (url) => {
      expect((await test(url, '--write-baseline', 'b.json')).code).toBe(1);
      expect((await test(url, '--baseline', 'b.json')).code).toBe(0);
      expect((await test(url, '--strict', '--baseline', 'b.json')).code).toBe(0);
      expect((await test(url, '--strict')).code).toBe(1);
      const { code, printed } = await test(url, '--exclude', 'searchBrands=not ours');
      expect(code).toBe(0);
      expect(printed).toContain('excluded: not ours');
    });
    await against([], async (url) => expect((await test(url, '--strict')).code).toBe(1));
  });

  it('has a README of its own, a version and the drift check', async () => {
    const installed = path.join(folder, 'node_modules', 'dental-shop-contract');
    const readme = await readFile(path.join(installed, 'README.md'), 'utf8');
    expect(readme).toContain('# dental-shop-contract');
    const bin = path.join(folder, 'node_modules', '.bin', 'dental-shop-contract');
    expect((await run(bin, ['--version'])).stdout).toMatch(/^dental-shop-contract \d/);
    const before = path.join(installed, 'generated', 'openapi.json');
    const bundle = JSON.parse(await readFile(before, 'utf8'));
    delete bundle.paths['/api/v1/brands'].get;
    const after = path.join(folder, 'next version.json');
    await writeFile(after, JSON.stringify(bundle));
    const drift = (...args: string[]) =>
      run(bin, ['drift', ...args], { maxBuffer: 1e8 }).then(
        ({ stdout }) => ({ code: 0, printed: stdout }),
        (error) => ({ code: Number(error.code), printed: `${error.stdout}${error.stderr}` }),
      );
    expect(await drift(before, before)).toMatchObject({ code: 0 });
    const broken = await drift(before, after);
    expect(broken.code).toBe(1);
    expect(broken.printed).toContain('GET /api/v1/brands');
    expect((await drift(before)).code).toBe(2);
  });

  it('tests another contract, with ids from its paths', async () => {
    await writeFile(path.join(folder, 'other.yaml'), otherContract);
    await writeFile(path.join(folder, 'ids.json'), '{"main":{"/api/v1/brands/{id}":["b0"]}}');
    const bin = path.join(folder, 'node_modules', '.bin', 'dental-shop-contract');
    const args = [
      '--contract',
      'other.yaml',
      '--ids',
      'ids.json',
      '--seed',
      '1',
      '--json',
      'o.json',
    ];
    await against([], async (url) => {
      await run(bin, ['--url', url, ...args, '--timeout', '5'], { cwd: folder });
    });
    const result = JSON.parse(await readFile(path.join(folder, 'o.json'), 'utf8')) as SuiteResult;
    expect(result.coverage.map(({ operation, notYet }) => [operation, notYet])).toEqual([
      ['readBrands', false],
      ['readBrand', true],
    ]);
    expect(result.coverage[0]?.place).toEqual({ file: 'other.yaml', line: 5 });
  });
});

const otherContract = `openapi: 3.1.0
info: { title: Brands, version: 1.0.0 }
paths:
  /api/v1/brands:
    get:
      operationId: readBrands
      tags: [brands]
      security: []
      responses:
        '200':
          description: All brands
          content:
            application/json:
              schema:
                type: object
                required: [items]
                properties:
                  items: { type: array, items: { $ref: '#/components/schemas/Brand' } }
        default: { $ref: '#/components/responses/Failure' }
  /api/v1/brands/{id}:
    get:
      operationId: readBrand
      tags: [brands]
      security: []
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        '200':
          description: One brand
          content: { application/json: { schema: { $ref: '#/components/schemas/Brand' } } }
        default: { $ref: '#/components/responses/Failure' }
components:
  schemas:
    Brand: { type: object, required: [id, name], properties: { id: { type: string }, name: { type: string } } }
  responses:
    Failure: { description: A failure, content: { application/json: { schema: { type: object } } } }
`;
