import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCommand } from './command.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'contract cli '));
});
afterEach(async () => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command line; its exit code and all that it printed. */
async function run(...args: string[]): Promise<{ code: unknown; printed: string }> {
  let printed = '';
  const print = (text: unknown) => {
    printed += `${String(text)}\n`;
  };
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
  await runCommand({ name: 'contract' }, args);
  const code = process.exitCode ?? 0;
  process.exitCode = undefined;
  return { code, printed };
}

async function file(name: string, text: string): Promise<string> {
  const made = path.join(folder, name);
  await writeFile(made, text);
  return made;
}

const url = ['--url', 'http://127.0.0.1:9'];

describe('command line', () => {
  it('ends with 2 for an unknown option or check, and names the nearest', async () => {
    expect(await run(...url, '--operatoin', 'x')).toEqual({
      code: 2,
      printed: '✗ There is no option --operatoin. Did you mean --operation? (--help lists them)\n',
    });
    expect((await run(...url, '--check', 'token')).printed).toContain('Did you mean tokens?');
    expect((await run(...url, '--zzzzzz')).printed).not.toContain('Did you mean');
    expect((await run(...url, 'listCart')).code).toBe(2);
  });

  it('names the file, line and column of broken JSON', async () => {
    const ids = await file('ids.json', '{"main": {\n  "order": ["A-1",]\n}}');
    expect((await run(...url, '--ids', ids)).printed).toContain(
      `${ids}:2:19: this is no JSON: Unexpected token ']'`,
    );
    const cut = await file('cut.json', '{"main": {');
    expect((await run(...url, '--ids', cut)).printed).toContain(`${cut}:1:11: this is no JSON`);
    const baseline = await file('b.json', '{\n  "gaps": [}\n}');
    expect((await run(...url, '--baseline', baseline)).printed).toContain(`${baseline}:2:12`);
  });

  it('names the place in a file whose content means nothing', async () => {
    const said = async (option: string, text: string) =>
      (await run(...url, option, await file('given.json', text))).printed;
    expect(await said('--ids', '{"main": {"order": "A-1"}}')).toContain(
      'given.json: main: order needs a list',
    );
    expect(await said('--ids', '{"nobody": {}}')).toContain(
      'given.json: there is no person nobody',
    );
    expect(await said('--ids', '{"main": {"orders": ["1"]}}')).toContain(
      'given.json: main: There is no kind of id orders',
    );
    expect(await said('--baseline', '{"gaps": [{"subject": "a", "about": "404"}]}')).toContain(
      'given.json: gaps[0] has no reason',
    );
    expect((await run(...url, '--ids', path.join(folder, 'none.json'))).printed).toContain(
      'none.json: there is no such file',
    );
    expect(await said('--contract', 'paths: [\n')).toMatch(/given\.json: .*line 2/s);
  });

  it('lists the kinds of ids of the given contract, not of another', async () => {
    const parameter = '{ name: id, in: path, required: true, schema: { type: string } }';
    const text = contract('1.0.0', '50')
      .replace('/tasks:', '/tasks/{id}:')
      .replace('    post:', `    parameters: [${parameter}]\n    post:`);
    const tasks = await file('tasks.yaml', text);
    const said = async (text: string) =>
      (await run(...url, '--contract', tasks, '--ids', await file('ids.json', text))).printed;
    const message = await said('{"main": {"/task/{id}": ["1"]}}');
    expect(message).toContain('There is no kind of id /task/{id} in this contract.');
    expect(message).toContain('Did you mean /tasks/{id}? (/tasks/{id})');
    expect(await said('{"main": {"order": ["1"]}}')).toContain('no kind of id order');
    expect(await said('{"main": {"/tasks/{taskID}": ["1"]}}')).not.toContain('no kind of id');
  });

  it('ends with 2 for options that exclude each other, and for a token that no header can carry', async () => {
    expect(await run(...url, '--read-only', '--write')).toMatchObject({
      code: 2,
      printed: expect.stringContaining('--read-only and --write exclude each other'),
    });
    const { code, printed } = await run(...url, '--token', 'secret\nsecond');
    expect(code).toBe(2);
    expect(printed).toContain('The token of main (--token) has a line break after 6 characters');
    expect(printed).not.toContain('secret');
    expect((await run(...url, '--token', '')).printed).toContain('--token is empty');
  });

  it('ends with 2 for OpenAPI 3.0, and says what would be misread', async () => {
    const older = contract('1.0.0', '50, nullable: true, example: { nullable: true }').replace(
      'openapi: 3.1.0',
      'openapi: 3.0.3',
    );
    const { code, printed } = await run(...url, '--contract', await file('older.yaml', older));
    expect(code).toBe(2);
    expect(printed).toContain('older.yaml: this is OpenAPI 3.0.3, and OpenAPI 3.1 is expected');
    expect(printed).toMatch(/nullable: true at #\/paths\/\S+\/name: null would be rejected/);
    const swagger = await file('swagger.yaml', older.replace('openapi: 3.0.3', "swagger: '2.0'"));
    expect((await run('drift', swagger, swagger)).printed).toContain('this is Swagger 2.0');
    const short = await file('short.yaml', contract('1.0.0', '50').replace('3.1.0', '3.1'));
    expect(await run('drift', short, short)).toMatchObject({ code: 0 });
  });

  it('prints its version and that of the contract', async () => {
    const { code, printed } = await run('--version');
    expect(code).toBe(0);
    expect(printed).toMatch(/ \d+\.\d+\.\d+\ncontract: .+ \d+\.\d+\.\d+\nNode v/);
  });
});

const contract = (version: string, rest: string) => `openapi: 3.1.0
info: { title: Tasks, version: ${version} }
paths:
  /tasks:
    post:
      operationId: createTask
      requestBody:
        required: true
        content:
          application/json:
            schema: { type: object, required: [name], properties: { name: { type: string, maxLength: ${rest} } } }
      responses: { '201': { description: Made } }
`;

describe('drift', () => {
  it('ends with 1 for a change that breaks, with its place and a value that shows it', async () => {
    const before = await file('old.yaml', contract('1.0.0', '50'));
    const after = await file('new.yaml', contract('1.0.1', '20'));
    const { code, printed } = await run('drift', before, after);
    expect(code).toBe(1);
    expect(printed).toContain('✗ breaking');
    expect(printed).toContain(`${after}:11`);
    expect(printed).toContain('accepted before, rejected now');
  });

  it('ends with 0 for what does not break, is announced or allowed', async () => {
    const before = await file('old.yaml', contract('1.0.0', '50'));
    expect((await run('drift', before, before)).code).toBe(0);
    expect(
      (await run('drift', before, await file('more.yaml', contract('1.1.0', '60')))).code,
    ).toBe(0);
    expect(
      (await run('drift', before, await file('next.yaml', contract('2.0.0', '20')))).code,
    ).toBe(0);
    const after = await file('new.yaml', contract('1.0.1', '20'));
    const [, rule, place] =
      /breaking (\S+) ([^:]+(?::[^ :]+)*): /.exec((await run('drift', before, after)).printed) ??
      [];
    const allowed = await file(
      'allowed.yaml',
      `- { rule: ${rule}, place: '${place}', reason: no such names, version: 1.0.1 }\n`,
    );
    expect(await run('drift', before, after, '--allowed', allowed)).toMatchObject({ code: 0 });
  });

  it('names the list of allowed changes that was given', async () => {
    const before = await file('old.yaml', contract('1.0.0', '50'));
    const other = await file(
      'mine.yaml',
      '- { rule: bound, place: x, reason: y, version: 1.0.0 }\n',
    );
    const { printed } = await run('drift', before, before, '--allowed', other);
    expect(printed).toContain(`${other}: bound x fits no change`);
    const broken = await file('broken.yaml', '- { rule: bound }\n');
    expect((await run('drift', before, before, '--allowed', broken)).printed).toContain(
      `${broken}: entry 1 has no “place”`,
    );
  });

  it('prints the changelog in English, or in Russian on request', async () => {
    const before = await file('old.yaml', contract('1.0.0', '50'));
    const after = await file('new.yaml', contract('1.0.1', '20'));
    const changelog = async (...more: string[]) => {
      const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
      await run('drift', before, after, '--changelog', ...more);
      const text = write.mock.calls.join('');
      write.mockRestore();
      return text;
    };
    expect(await changelog()).toContain('# Changes: 1.0.0 → 1.0.1');
    expect(await changelog('--lang', 'ru')).toContain('# Изменения: 1.0.0 → 1.0.1');
  });

  it('ends with 2 when there is nothing to compare', async () => {
    const before = await file('old.yaml', contract('1.0.0', '50'));
    expect(await run('drift', before)).toMatchObject({ code: 2 });
    expect(await run('drift', before, path.join(folder, 'none.yaml'))).toMatchObject({ code: 2 });
    expect((await run('drift', before, before, '--alowed', 'x')).printed).toContain('--allowed?');
  });
});
