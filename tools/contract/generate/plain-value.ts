import fc from 'fast-check';
import type { Contract } from '#tools/contract/openapi/contract.ts';
import { isObject, type Schema, typesOf } from '#tools/contract/openapi/schema.ts';
import { arbitraryOf } from './arbitrary.ts';
import { sampleFile } from './files.ts';

const deepest = 5;
const seed = 1;
/** How many values are generated where the first may not fit. */
const tried = 20;
/** A plain day, in a month of any calendar. */
const plainDay = '2026-03-16';
const plainText = 'Проверка 1';

const plainFormats: Readonly<Record<string, string>> = {
  date: plainDay,
  'date-time': `${plainDay}T09:30:00Z`,
  email: 'contract@example.com',
  uri: 'https://example.com/contract',
  'uri-reference': '/contract',
  uuid: '0b7e1d6c-6f9a-4c57-9d0e-4f2f8c1d2a3b',
};

/**
 * A plain value that matches a schema where the contract has no example of it: its `example`, `default` or
 * first value, otherwise what is required, within its bounds.
 */
export function plainValue(contract: Contract, given: Schema, field = '', depth = 0): unknown {
  const beside = namedValue(given);
  if (beside !== undefined) return beside;
  const schema = contract.resolve(given);
  const named = namedValue(schema);
  if (named !== undefined) return named;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.find((one) => one !== null) ?? null;
  const parts = schema.allOf ?? [];
  if (parts.length > 0) {
    const values = [...parts, { ...schema, allOf: [] }].map((one) =>
      plainValue(contract, one, field, depth),
    );
    return Object.assign({}, ...values.filter(isObject));
  }
  const alternatives = schema.oneOf ?? schema.anyOf;
  const [first] = alternatives?.filter((one) => !isNull(contract.resolve(one))) ?? [];
  if (first !== undefined) return plainValue(contract, first, field, depth);
  const type = typesOf(schema).find((one) => one !== 'null') ?? typesOf(schema)[0];
  switch (type) {
    case 'string':
      return plainString(contract, schema, field);
    case 'integer':
    case 'number':
      return plainNumber(schema, type === 'integer');
    case 'boolean':
      return false;
    case 'null':
      return null;
    case 'array':
      return plainList(contract, schema, field, depth);
    default:
      return plainObject(contract, schema, depth);
  }
}

function namedValue(schema: Schema): unknown {
  return schema.example ?? schema.examples?.[0] ?? schema.default;
}

function isNull(schema: Schema): boolean {
  return typesOf(schema).length === 1 && typesOf(schema)[0] === 'null';
}

function plainString(contract: Contract, schema: Schema, field: string): unknown {
  const { format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  if (format === 'binary') return sampleFile(field);
  const fits = (text: string) =>
    [...text].length >= minLength &&
    [...text].length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text));
  const plain = (format && plainFormats[format]) ?? plainText;
  if (fits(plain)) return plain;
  const made = fc.sample(arbitraryOf(schema, { contract, idsOf: () => null }, field), {
    seed,
    numRuns: tried,
  });
  return made.find((text) => typeof text === 'string' && fits(text)) ?? made[0];
}

function plainNumber(schema: Schema, isWhole: boolean): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const step = multipleOf ?? (isWhole ? 1 : 0.5);
  const least = minimum ?? (exclusiveMinimum === undefined ? null : exclusiveMinimum + step);
  const most = maximum ?? (exclusiveMaximum === undefined ? null : exclusiveMaximum - step);
  const start = Math.max(least ?? Number.NEGATIVE_INFINITY, Math.min(1, most ?? 1));
  const raised = multipleOf === undefined ? start : Math.ceil(start / multipleOf) * multipleOf;
  return isWhole ? Math.ceil(raised) : raised;
}

function plainList(contract: Contract, schema: Schema, field: string, depth: number): unknown[] {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, items = {} } = schema;
  const size = depth > deepest ? minItems : Math.min(maxItems, Math.max(minItems, 1));
  const [first, ...others] = fc.sample(
    fc.array(arbitraryOf(items, { contract, idsOf: () => null }, field), {
      minLength: size,
      maxLength: size,
    }),
    { seed, numRuns: 1 },
  )[0] ?? [undefined];
  return first === undefined ? [] : [plainValue(contract, items, field, depth + 1), ...others];
}

function plainObject(contract: Contract, schema: Schema, depth: number): Record<string, unknown> {
  const { properties = {}, required = [], minProperties = 0 } = schema;
  const writable = Object.keys(properties).filter(
    (name) => contract.resolve(properties[name] ?? {}).readOnly !== true,
  );
  const isNamed = (name: string) => namedValue(properties[name] ?? {}) !== undefined;
  const chosen = new Set([...required, ...writable.filter(isNamed)]);
  // A change of nothing says nothing; an id that is optional may belong to no record.
  const others = writable.filter((name) => !/(?:^i|I|_i)ds?$|IDs?$/.test(name));
  const least = depth === 0 && required.length === 0 ? others.length : minProperties;
  for (const name of others) if (chosen.size < least) chosen.add(name);
  for (const name of writable) if (chosen.size < minProperties) chosen.add(name);
  return Object.fromEntries(
    [...chosen].map((name) => [
      name,
      plainValue(contract, properties[name] ?? {}, name, depth + 1),
    ]),
  );
}
