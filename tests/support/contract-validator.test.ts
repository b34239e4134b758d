import { describe, expect, it } from 'vitest';
import { ContractValidator } from './contract-validator.ts';

const validator = new ContractValidator();
const settings = {
  method: 'GET',
  path: '/api/v1/settings',
  status: 200,
  contentType: 'application/json; charset=utf-8',
};

function withBody(body: unknown): Buffer {
  return Buffer.from(JSON.stringify(body));
}

describe('ContractValidator', () => {
  it('accepts an error that matches the contract', () => {
    const body = withBody({ message: 'Проверьте заполнение полей', traceID: 'a1' });
    expect(validator.findProblems({ ...settings, status: 400, body })).toEqual([]);
  });

  it.each([
    ['an undocumented path', { path: '/api/v1/nothing' }, 'no path /api/v1/nothing'],
    ['an undocumented method', { method: 'DELETE' }, 'no DELETE /api/v1/settings'],
    ['another media type', { contentType: 'text/html' }, 'undocumented media type "text/html"'],
    ['a body that is no JSON', { body: Buffer.from('<html>') }, 'not JSON'],
    ['a body of another shape', { body: withBody({ message: 1 }), status: 400 }, 'must be string'],
    ['a missing property', { body: withBody({ message: 'a' }), status: 400 }, 'traceID'],
  ])('finds %s', (_name, change, problem) => {
    const body = withBody({});
    expect(validator.findProblems({ ...settings, body, ...change }).join('\n')).toContain(problem);
  });
});
