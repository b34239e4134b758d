import { describe, expect, it } from 'vitest';
import { readContract } from '#tools/contract/openapi/contract.ts';
import type { Schema } from '#tools/contract/openapi/schema.ts';
import { Validators } from '#tools/contract/validate/validators.ts';
import { plainValue } from './plain-value.ts';
import { unknownID } from './unknown-id.ts';

const contract = readContract();
const validators = Validators.of(contract.document);

describe('plainValue', () => {
  it('matches the schema of each request of the contract', () => {
    const flaws = contract.operations.flatMap(({ id, body }) =>
      (body?.media ?? [])
        .filter(({ type }) => type === 'application/json')
        .flatMap(({ schema, pointer }) =>
          validators
            .findFlaws(pointer, plainValue(contract, schema))
            .map(({ at, message }) => `${id} ${at} ${message}`),
        ),
    );
    expect(flaws).toEqual([]);
  });

  it.each<readonly [string, Schema, unknown]>([
    ['an example', { type: 'string', example: 'Да', minLength: 5 }, 'Да'],
    ['a default', { type: 'integer', default: 7 }, 7],
    ['a bound', { type: 'integer', minimum: 100, multipleOf: 30 }, 120],
    ['a bound that is left out', { type: 'number', exclusiveMaximum: 0, multipleOf: 0.5 }, -0.5],
    ['a format', { type: 'string', format: 'date' }, '2026-03-16'],
    ['the first alternative', { oneOf: [{ type: 'null' }, { type: 'boolean' }] }, false],
    ['a type beside null', { type: ['null', 'integer'] }, 1],
  ])('is %s', (_what, schema, expected) => {
    expect(plainValue(contract, schema)).toBe(expected);
  });

  it('has what all parts of a schema require, without what only responses have', () => {
    const named = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
    const counted = {
      type: 'object',
      properties: { count: { type: 'integer' }, id: { type: 'string', readOnly: true } },
    };
    expect(plainValue(contract, { allOf: [named, counted] })).toEqual({
      name: 'Проверка 1',
      count: 1,
    });
  });
});

describe('unknownID', () => {
  it('is an unused number, a UUID or a text, as the schema says', () => {
    const known = (id: string) => id === '99';
    expect(unknownID(contract, { type: 'integer', maximum: 99 }, known)).toBe('98');
    expect(unknownID(contract, { type: 'string', format: 'uuid' })).toMatch(/^[0-9a-f-]{36}$/);
    expect(unknownID(contract, { type: 'string' })).toBe('contract-nobody-has-this');
    expect(unknownID(contract, { type: 'string', pattern: '^P-\\d{4}$' })).toMatch(/^P-\d{4}$/);
  });
});
