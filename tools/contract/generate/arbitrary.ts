import fc from 'fast-check';
import { idValue } from '#tools/contract/ids/id-values.ts';
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
  /** The named schemas that a value is part of, outer ones first. */
  readonly within?: readonly string[];
}

const mostItems = 4;
/** How often a schema that contains itself is part of one value. */
const mostNested = 2;
const widestInteger = 2_147_483_647;
/** How often a known id is used, relative to an unknown one. */
const knownAgainstUnknown = { known: 12, unknown: 1 };

/**
 * Values that match a schema, as far as the contract's keywords go; id fields mostly get existing ids.
 * Shrinks like any arbitrary of fast-check.
 */
export function arbitraryOf(schema: Schema, outer: Context, field = ''): fc.Arbitrary<unknown> {
  const own = outer.contract.resolve(schema);
  const { $ref } = schema;
  const context =
    $ref === undefined ? outer : { ...outer, within: [...(outer.within ?? []), $ref] };
  if (own.const !== undefined) return fc.constant(own.const);
  if (own.enum) return fc.constantFrom(...own.enum);
  const alternatives = own.oneOf ?? own.anyOf;
  if (alternatives) {
    const finite = alternatives.filter((one) => !isEndless(one, context));
    const chosen = finite.length > 0 ? finite : [{ type: 'null' }];
    return fc.oneof(...chosen.map((one) => arbitraryOf(one, context, field)));
  }
  const types = typesOf(own);
  if (types.length > 1) {
    return fc.oneof(...types.map((type) => arbitraryOf({ ...own, type }, context, field)));
  }
  switch (types[0]) {
    case 'string':
      return texts(own, context, field);
    case 'integer':
      return withIDs(own, integers(own, field), context, field);
    case 'number':
      return numbers(own);
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

/** Whether a schema has come often enough in itself: a tree ends somewhere. */
function isEndless({ $ref }: Schema, { within = [] }: Context): boolean {
  return $ref !== undefined && within.filter((one) => one === $ref).length >= mostNested;
}

function texts(schema: Schema, context: Context, field: string): fc.Arbitrary<unknown> {
  if (schema.format === 'binary') return fc.constant(sampleFile(field));
  return withIDs(schema, strings(schema), context, field);
}

/** Mostly ids that exist, where a field has one. */
function withIDs(
  schema: Schema,
  others: fc.Arbitrary<unknown>,
  { contract, idsOf }: Context,
  field: string,
): fc.Arbitrary<unknown> {
  const ids = idsOf(field);
  if (ids === null || ids.length === 0) return others;
  const { known, unknown } = knownAgainstUnknown;
  const values = ids.map((id) => idValue(contract, schema, id));
  return fc.oneof(
    { arbitrary: fc.constantFrom(...values), weight: known },
    { arbitrary: others, weight: unknown },
  );
}

/** No schema can forbid the 30th of February: generated days exist in every month. */
const everyMonthHas = 28;

function integers(schema: Schema, field: string): fc.Arbitrary<number> {
  const { multipleOf: step = 1, exclusiveMinimum, exclusiveMaximum } = schema;
  const min = schema.minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  const most =
    schema.maximum ?? (exclusiveMaximum === undefined ? widestInteger : exclusiveMaximum - 1);
  const max = Math.max(min, field === 'day' ? everyMonthHas : most);
  if (step === 1 || !Number.isInteger(step)) return fc.integer({ min, max });
  return fc
    .integer({ min: Math.ceil(min / step), max: Math.floor(max / step) })
    .map((count) => count * step);
}

/** Fractions as a schema counts them: prices in steps of 0.01. */
function numbers(schema: Schema): fc.Arbitrary<number> {
  const min = schema.minimum ?? schema.exclusiveMinimum ?? 0;
  const max = schema.maximum ?? schema.exclusiveMaximum ?? Math.max(min, 1e6);
  const { multipleOf: step } = schema;
  if (step === undefined) {
    const minExcluded = schema.exclusiveMinimum !== undefined;
    const maxExcluded = schema.exclusiveMaximum !== undefined;
    return fc.double({ min, max, minExcluded, maxExcluded, noNaN: true });
  }
  const parts = Math.round(1 / step);
  const counts = fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) });
  return counts.map((count) => (step < 1 ? count / parts : count * step));
}

function lists(schema: Schema, context: Context, field: string): fc.Arbitrary<unknown> {
  const minLength = schema.minItems ?? 0;
  if (isEndless(schema.items ?? {}, context)) return fc.constant([]);
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
  const properties = Object.entries(schema.properties ?? {}).filter(
    ([, property]) => !isEndless(property, context),
  );
  const model = Object.fromEntries(
    properties.map(([name, property]) => [name, arbitraryOf(property, context, name)]),
  );
  const { required = [], minProperties = 0, maxProperties = Number.POSITIVE_INFINITY } = schema;
  const requiredKeys = required.filter((name) => name in model);
  return fc.record(model, { requiredKeys }).filter((value) => {
    const count = Object.keys(value).length;
    return count >= minProperties && count <= maxProperties;
  });
}
