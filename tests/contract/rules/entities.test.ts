import { describe, expect, it } from 'vitest';
import { evaluate } from '#server/contract/validation/validations.ts';
import { readContract } from '#tools/contract/openapi/contract.ts';
import type { Schema } from '#tools/contract/openapi/schema.ts';
import {
  bareSchema,
  type FactSchema,
  parseEntity,
  parseFact,
  sameAs,
} from '#tools/contract/world/annotations.ts';
import type { SettableSchema } from '#tools/contract/world/shown.ts';

const contract = readContract();
const schemas = Object.entries(
  (contract.document.components as { schemas: Record<string, FactSchema> }).schemas,
);
const views = schemas.flatMap(([name, schema]) =>
  schema['x-entity'] === undefined ? [] : [{ name, schema, ...parseEntity(schema['x-entity']) }],
);
const properties = schemas.flatMap(([name, schema]) =>
  Object.entries(schema.properties ?? {}).map(([property, part]) => ({
    name,
    property,
    part: part as FactSchema,
    kind: views.find((view) => view.name === name)?.kind,
  })),
);

/** Schemas with an `id` that show no record of their own, by the reason. */
const unnamed: Readonly<Record<string, readonly string[]>> = {
  'a line: what was bought, with the name and the price of that day': [
    'OrderProduct',
    'OrderSummaryProduct',
  ],
  'a group of products': ['ProductFamily'],
  'a share of a sum, whose kind depends on the list': ['AnalyticShare', 'AnalyticChoice'],
};

function reached(): Set<string> {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { $ref } = node as Schema;
    const name = $ref?.split('/').at(-1);
    if ($ref !== undefined && name !== undefined && !found.has(name)) {
      found.add(name);
      walk(contract.resolve(node as Schema));
    }
    for (const part of Object.values(node)) walk(part);
  };
  for (const { responses } of contract.operations) {
    for (const [status, { media }] of responses) {
      if (status < '3') for (const { schema } of media) walk(schema);
    }
  }
  return found;
}

function hasFact(kind: string, path: string): boolean {
  return views.some((view) => {
    if (view.kind !== kind) return false;
    let schema: FactSchema | undefined = view.schema;
    for (const part of path.split('.')) {
      if (part === 'length' && schema?.type === 'array') return true;
      const next: Schema | undefined = schema?.properties?.[part];
      schema = next && bareSchema(contract, next);
    }
    return schema !== undefined;
  });
}

describe('entities of the contract', () => {
  it('every object with an id in a response says what it is, or there is a reason why not', () => {
    const inResponses = reached();
    const free = schemas
      .filter(([name, schema]) => inResponses.has(name) && schema.properties?.id !== undefined)
      .filter(([, schema]) => schema['x-entity'] === undefined)
      .map(([name]) => name);
    expect(Object.values(unnamed).flat().sort()).toEqual(free.sort());
    expect(views.length).toBeGreaterThan(60);
  });

  it('the key of a view is one of its properties', () => {
    const missing = views.filter(
      ({ key, schema }) => key !== null && schema.properties?.[key] === undefined,
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('a value that differs between views says why, and within which records it does not', () => {
    const given = properties.flatMap(({ part }) => part['x-differs'] ?? []);
    const reasons = given.map((one) => (typeof one === 'string' ? one : one.reason));
    expect(reasons.filter((reason) => reason.trim().length < 10)).toEqual([]);
    const kinds = new Set(views.map(({ kind }) => kind));
    const within = given.flatMap((one) => (typeof one === 'string' ? [] : [one.within]));
    expect(within.filter((kind) => !kinds.has(kind))).toEqual([]);
    expect(within.length).toBeGreaterThan(2);
  });

  it('what a request sets is shown and stored as the contract can say', () => {
    const shown = properties.flatMap(({ name, property, part }) => {
      const { 'x-shown': given } = part as SettableSchema;
      return given === undefined || given === false ? [] : [{ name, property, given }];
    });
    for (const { name, property, given } of shown) {
      if (typeof given !== 'string') contract.operation(given.operation);
      const expressions =
        typeof given === 'string' ? [given] : [given.value, ...Object.values(given.with)];
      for (const expression of expressions) {
        expect(() => evaluate(expression, {}), `${name}/${property}`).not.toThrow();
      }
    }
    expect(shown.length).toBeGreaterThan(30);
    const stored = properties.flatMap(({ part }) => (part as SettableSchema)['x-stored'] ?? []);
    expect(new Set(stored)).toEqual(
      new Set(['trimmed', 'trimmed-or-null', 'single-line', 'upper-case', 'file-name']),
    );
  });

  it('what a property is the same as exists', () => {
    const broken: string[] = [];
    let count = 0;
    for (const { name, property, part, kind } of properties) {
      for (const link of sameAs(part)) {
        count += 1;
        if (typeof link === 'string') {
          const fact = parseFact(link);
          const owner = fact.kind ?? kind;
          // A name that only views with this link have joins them.
          const joins = properties.filter((one) => sameAs(one.part).includes(link)).length > 1;
          if (owner === undefined || !(hasFact(owner, fact.name) || joins)) {
            broken.push(`${name}/${property}: ${link}`);
          }
          continue;
        }
        const operation = contract.operation(link.operation);
        const body = operation.body?.media[0]?.schema;
        const taken = new Set([
          ...operation.parameters.map((one) => one.name),
          ...Object.keys((body && contract.resolve(body).properties) ?? {}),
        ]);
        for (const [parameter, expression] of Object.entries(link.with ?? {})) {
          if (!taken.has(parameter)) broken.push(`${name}/${property}: ${parameter}`);
          expect(() => evaluate(expression, {})).not.toThrow();
        }
        expect(() => evaluate(link.value, {})).not.toThrow();
      }
    }
    expect(broken).toEqual([]);
    expect(count).toBeGreaterThan(50);
  });
});
