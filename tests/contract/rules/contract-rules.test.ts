import { describe, expect, it } from 'vitest';
import { ContractRules, holds, type Rule } from '#server/contract/validation/validations.ts';
import { createValidator } from '#server/contract/validation/validators.ts';
import { readPresent } from '#tools/contract/drift/base.ts';
import { listExamples } from '#tools/contract/drift/examples.ts';
import { listMeasures } from './measures.ts';
import { unruled } from './unruled.ts';

const { contract } = readPresent();
const contractRules = new ContractRules(
  contract.document,
  createValidator(contract.document, false),
);
const mostInstances = 40;

/** Objects of the examples by the schema that has rules for them. */
const instances = new Map<string, { rules: readonly Rule[]; values: object[] }>();
for (const { schemaPointer, value } of listExamples(contract)) {
  for (const { pointer, value: object, rules } of contractRules.findRuled(schemaPointer, value)) {
    const known = instances.get(pointer) ?? { rules, values: [] };
    if (known.values.length < mostInstances) known.values.push(object);
    instances.set(pointer, known);
  }
}

/** Other values for a number, a moment or a flag. */
function othersOf(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1, value + 1_000_000, 0];
  if (typeof value === 'boolean') return [!value];
  if (value === null) return [1, '2000-01-01T00:00:00.000Z'];
  if (typeof value !== 'string') return [];
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return ['1999-01-01', '2099-01-01', null];
  if (/^\d{4}-\d\d-\d\dT/.test(value))
    return ['1999-01-01T00:00:00Z', '2099-01-01T00:00:00Z', null];
  return [];
}

/** Copies of an object with one value in it changed, and with a list shortened or doubled. */
function* changed(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    if (value.length > 0) yield value.slice(1);
    yield [...value, ...value];
    for (const [index, item] of value.slice(0, 3).entries()) {
      for (const other of changed(item)) yield value.with(index, other);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      for (const other of changed(item)) yield { ...value, [name]: other };
    }
    for (const [name, item] of Object.entries(value)) {
      if (item === null) continue;
      yield { ...value, [name]: null };
    }
  } else {
    yield* othersOf(value);
  }
}

/** Copies with a large number for what the rule says may be missing. */
function* completed(rule: string, value: object): Generator<object> {
  for (const [, name = ''] of rule.matchAll(/has\(self\.(\w+)\)/g)) {
    yield { ...value, [name]: 1_000_000_000 };
  }
}

describe('rules of the contract', () => {
  it.each([...instances].map(([pointer, found]) => ({ pointer, ...found })))(
    'of $pointer hold for its examples, and each rejects another value',
    ({ rules, values }) => {
      for (const { rule, message } of rules) {
        expect(message).toMatch(/\.$/);
        expect(values.every((value) => holds(rule, value))).toBe(true);
        const breaks = (value: object) => {
          for (const other of [...changed(value), ...completed(rule, value)]) {
            if (!holds(rule, Object(other))) return true;
          }
          return false;
        };
        expect(values.some(breaks), rule).toBe(true);
      }
    },
  );

  it('all have an example', () => {
    const schemas = Object.entries(Object(contract.document.components?.schemas));
    const ruled = schemas.filter(([, schema]) => Object(schema)['x-validations'] !== undefined);
    expect(ruled.length).toBeGreaterThan(60);
    const missing = ruled.filter(([name]) => !instances.has(`#/components/schemas/${name}`));
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it('name every number and date of a response, or there is a reason why not', () => {
    const measures = listMeasures(contract.document);
    expect(measures.length).toBeGreaterThan(300);
    const free = measures.filter(({ isRuled }) => !isRuled).map(({ name }) => name);
    const reasoned = Object.values(unruled).flat();
    expect(
      reasoned.filter((name) => reasoned.indexOf(name) !== reasoned.lastIndexOf(name)),
    ).toEqual([]);
    expect([...reasoned].sort()).toEqual(free.sort());
  });
});
