import { describe, expect, it } from 'vitest';
import type { ContractDocument } from '#server/contract/document.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { parseMultipart } from './multipart.ts';

const contract: ContractDocument = { openapi: '3.1.0', paths: {} };
const schema = {
  type: 'object',
  properties: {
    files: { type: 'array', items: { type: 'string', format: 'binary' } },
    day: { type: 'object', properties: { day: { type: 'integer' } } },
    count: { type: 'integer' },
  },
};

const file = new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' });
const json = (text: string, type = 'application/json') => new Blob([text], { type });

async function parse(fields: readonly [string, string | Blob][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await request.arrayBuffer());
  return parseMultipart(contract, bytes, type, schema);
}

describe('a form', () => {
  it.each<[string, string | Blob]>([
    ['a JSON part', json('{"day":31}')],
    ['a JSON part with a charset', json('{"day":31}', 'application/json; charset=utf-8')],
    ['plain text', '{"day":31}'],
  ])('reads an object from %s', async (_name, day) => {
    expect(await parse([['day', day]])).toEqual({ day: { day: 31 } });
  });

  it('returns one file as a list where a list is declared', async () => {
    const { files, count } = await parse([
      ['files', file],
      ['count', '2'],
    ]);
    expect(files).toEqual([expect.any(File)]);
    expect(count).toBe(2);
  });

  it.each<[string, readonly [string, string | Blob][]]>([
    ['/day', [['day', json('{"day":')]]],
    ['/day', [['day', json('{"day":1}', 'text/plain')]]],
    [
      '/day',
      [
        ['day', '{}'],
        ['day', '{}'],
      ],
    ],
    ['/files', [['files', 'not a file']]],
    ['/count', [['count', file]]],
    ['/count', [['count', 'a\0b']]],
  ])('rejects what does not fit at %s', async (path, fields) => {
    const problem = await parse(fields).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ApiProblem);
    expect(problem).toMatchObject({ status: 400, errors: [{ path }] });
  });

  it.each([
    ['/day/__proto__', 'day', '{"__proto__":{"day":1}}'],
    ['/__proto__', '__proto__', '1'],
  ])('rejects a part that would set a prototype at %s', async (path, name, text) => {
    await expect(parse([[name, text]])).rejects.toMatchObject({
      status: 400,
      errors: [{ path, message: 'Неизвестное поле' }],
    });
  });
});
