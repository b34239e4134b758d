import { expect, it } from 'vitest';
import { Contract } from '#tools/contract/openapi/contract.ts';
import { observe } from './facts.ts';
import { withoutTemporary } from './temporary.ts';

const file = {
  type: 'object',
  'x-entity': 'file',
  properties: { id: { type: 'string' }, url: { type: 'string', 'x-temporary': true } },
} as const;
const ticket = {
  type: 'object',
  properties: {
    text: { type: 'string' },
    photo: { oneOf: [file, { type: 'null' }] },
    files: { type: 'array', items: file },
  },
} as const;
const contract = new Contract({ paths: {} });
const signed = (signature: string) => ({ id: 'f-1', url: `/files/1?signature=${signature}` });

it('leaves out what is made for each response, in lists and in nullable parts', () => {
  const json = { text: 'Скол', photo: signed('a'), files: [signed('b')], unknown: [1] };
  expect(withoutTemporary(contract, ticket, json)).toEqual({
    text: 'Скол',
    photo: { id: 'f-1' },
    files: [{ id: 'f-1' }],
    unknown: [1],
  });
  expect(withoutTemporary(contract, ticket, { photo: null })).toEqual({ photo: null });
});

it('is no fact about a record', () => {
  expect(observe(contract, file, signed('a')).facts.map(({ name }) => name)).not.toContain(
    'file f-1 url',
  );
});
