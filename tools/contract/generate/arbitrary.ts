import fc from 'fast-check';
import type { Contract } from '#tools/contract/openapi/contract.ts';
import { type Schema, typesOf } from '#tools/contract/openapi/schema.ts';
import { isFile } from '#tools/contract/send/call.ts';
import { sampleFile } from './files.ts';
import { strings } from './strings.ts';

/** Ids for a field; null when the field contains no id. */
export type IDsOf = (field: string) => readonly string[] | null;

export interface Context {
  readonly contract: Contract;
  readonly idsOf: IDsOf;
}

const mostItems = 4;
const widestInteger = 2_147_483_647;
/** How often a known id is used, relative to an unknown one. */
const knownAgainstUnknown = { known: 12, unknown: 1 };

/**
 * Values that match a schema, as far as the contract's keywords go; id fields mostly get existing ids.
 * Shrinks like any arbitrary of fast-check.
 */
export function arbitraryOf(schema: Schema, context: Context, field = ''): fc.Arbitrary<unknown> {
  const own = context.contract.resolve(schema);
  if (own.const !== undefined) return fc.constant(own.const);
  if (own.enum) return fc.constantFrom(...own.enum);
  const alternatives = own.oneOf ?? own.anyOf;
  if (alternatives) return fc.oneof(...alternatives.map((one) => arbitraryOf(one, context, field)));
  const types = typesOf(own);
  if (types.length > 1) {
    return fc.oneof(...types.map((type) => arbitraryOf({ ...own, type }, context, field)));
  }
  switch (types[0]) {
    case 'string':
      return texts(own, context, field);
    case 'integer':
      return integers(own, field);
    case 'number':
      return fc.double({ min: own.minimum ?? 0, max: own.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return lists(own, context, field);
    default:
      return objects(own, context);
  }
}

function texts(schema: Schema, { idsOf }: Context, field: string): fc.Arbitrary<unknown> {
  if (schema.format === 'binary') return fc.constant(sampleFile(field));
  const ids = idsOf(field);
  if (ids === null || ids.length === 0) return strings(schema);
  const { known, unknown } = knownAgainstUnknown;
  return fc.oneof(
    { arbitrary: fc.constantFrom(...ids), weight: known },
    { arbitrary: strings(schema), weight: unknown },
  );
}

/** No schema can forbid the 30th of February: generated days exist in every month. */
const everyMonthHas = 28;

function integers({ minimum, maximum }: Schema, field: string): fc.Arbitrary<number> {
  const min = minimum ?? 0;
  const max = field === 'day' ? everyMonthHas : (maximum ?? widestInteger);
  return fc.integer({ min, max: Math.max(min, max) });
}

function lists(schema: Schema, context: Context, field: string): fc.Arbitrary<unknown> {
  const minLength = schema.minItems ?? 0;
  const bounds = {
    minLength,
    maxLength: Math.min(schema.maxItems ?? mostItems, minLength + mostItems),
  };
  const item = arbitraryOf(schema.items ?? {}, context, field);
  return schema.uniqueItems
    ? fc.uniqueArray(item, {
        ...bounds,
        selector: (value) => (isFile(value) ? value.fileName : JSON.stringify(value)),
      })
    : fc.array(item, bounds);
}

function objects(schema: Schema, context: Context): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  const model = Object.fromEntries(
    properties.map(([name, property]) => [name, arbitraryOf(property, context, name)]),
  );
  const { required = [], minProperties = 0, maxProperties = Number.POSITIVE_INFINITY } = schema;
  return fc.record(model, { requiredKeys: [...required] }).filter((value) => {
    const count = Object.keys(value).length;
    return count >= minProperties && count <= maxProperties;
  });
}
