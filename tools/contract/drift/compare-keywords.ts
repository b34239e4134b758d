import type { Alternative } from './alternatives.ts';
import { isEqual, without } from './compare-values.ts';
import { type Contract, joinPointer, type Schema } from './contract.ts';
import type { Rule } from './finding.ts';
import type { Pair, SchemaChange } from './schema-change.ts';
import { likelyStrings, stringsOfLength } from './strings.ts';
import { sampleAlternative, severalValues } from './values.ts';

type Keyword = keyof Schema & string;

/** Rule and probes of each keyword that bounds the values of one alternative. */
const bounding: Readonly<Record<string, { rule: Rule; probe: Probe }>> = {
  minimum: { rule: 'bound', probe: numbersAround },
  maximum: { rule: 'bound', probe: numbersAround },
  exclusiveMinimum: { rule: 'bound', probe: numbersAround },
  exclusiveMaximum: { rule: 'bound', probe: numbersAround },
  multipleOf: { rule: 'bound', probe: numbersAround },
  minLength: { rule: 'bound', probe: lengthsAround },
  maxLength: { rule: 'bound', probe: lengthsAround },
  minItems: { rule: 'bound', probe: countsAround },
  maxItems: { rule: 'bound', probe: countsAround },
  uniqueItems: { rule: 'unique', probe: repeatedItems },
  pattern: { rule: 'pattern', probe: ({ schema }) => likelyStrings(schema) },
  format: { rule: 'format', probe: ({ schema }) => likelyStrings(schema) },
  type: { rule: 'type', probe: () => [0, 1, 1.5, -1.5, 100.25] },
};

/** Objects, unions and parts are compared elsewhere; the other keywords do not restrict values. */
const elsewhere = new Set([
  ...['$ref', 'properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties'],
  ...['allOf', 'anyOf', 'oneOf', 'items', 'const', 'enum', 'default'],
  ...['description', 'title', 'examples', 'example', 'deprecated', 'readOnly', 'writeOnly'],
]);

/** Values of one side's alternative that may violate a bound; `other` is the other side. */
type Probe = (of: Alternative, other: Schema, contract: Contract) => unknown[];

/** Changes of the keywords that bound numbers, texts and lists. */
export function compareKeywords(
  contracts: Pair<Contract>,
  pair: Pair<Alternative>,
): SchemaChange[] {
  const { before, after } = pair;
  const keywords = new Set([...Object.keys(before.schema), ...Object.keys(after.schema)]);
  const changes = [...compareEnums(contracts, pair), ...compareDefaults(pair)];
  for (const keyword of keywords) {
    const [was, is] = [before.schema[keyword], after.schema[keyword]];
    if (elsewhere.has(keyword) || keyword.startsWith('x-') || isEqual(was, is)) continue;
    const rule = bounding[keyword];
    const ways = waysOf(keyword, was, is);
    changes.push({
      rule: rule?.rule ?? 'keyword',
      detail: { name: keyword, before: was, after: is },
      pointers: pointersOf(pair),
      keywords: [keyword],
      narrowing: ways.narrows ? (rule?.probe(before, after.schema, contracts.before) ?? []) : [],
      widening: ways.widens ? (rule?.probe(after, before.schema, contracts.after) ?? []) : [],
      // The meaning of an unknown keyword is unknown.
      ...(rule ? {} : { otherwise: { request: 'warning', response: 'warning' } }),
    });
  }
  return changes;
}

/** Whether a change removes values, adds some, or may do both. */
function waysOf(keyword: string, was: unknown, is: unknown): { narrows: boolean; widens: boolean } {
  if (keyword === 'type') return { narrows: was !== 'integer', widens: is !== 'integer' };
  const rises = was === undefined || (is !== undefined && Number(is) > Number(was));
  if (/^(?:min|exclusiveMin)/.test(keyword)) return { narrows: rises, widens: !rises };
  if (/^(?:max|exclusiveMax)/.test(keyword)) {
    const falls = was === undefined || (is !== undefined && Number(is) < Number(was));
    return { narrows: falls, widens: !falls };
  }
  if (keyword === 'uniqueItems') return { narrows: is === true, widens: is !== true };
  return { narrows: is !== undefined, widens: was !== undefined };
}

function pointersOf({ before, after }: Pair<Alternative>): Pair<string> {
  return { before: before.pointer, after: after.pointer };
}

function compareEnums(contracts: Pair<Contract>, pair: Pair<Alternative>): SchemaChange[] {
  const [was, is] = [valuesOf(pair.before.schema), valuesOf(pair.after.schema)];
  if (isEqual(was && [...was].sort(), is && [...is].sort())) return [];
  const free = (contract: Contract, of: Alternative) =>
    of.schema.type === 'string'
      ? likelyStrings(of.schema)
      : [sampleAlternative(contract, of), ...numbersAround(of, {})];
  return [
    {
      rule: 'enum',
      detail: { before: was && without(was, is ?? []), after: is && without(is, was ?? []) },
      pointers: pointersOf(pair),
      keywords: ['enum', 'const'],
      narrowing: was ? without(was, is ?? was) : free(contracts.before, pair.before),
      widening: is ? without(is, was ?? is) : free(contracts.after, pair.after),
    },
  ];
}

function valuesOf(schema: Schema): readonly unknown[] | undefined {
  return schema.const === undefined ? schema.enum : [schema.const];
}

function compareDefaults(pair: Pair<Alternative>): SchemaChange[] {
  const [was, is] = [pair.before.schema.default, pair.after.schema.default];
  if (isEqual(was, is)) return [];
  return [
    {
      rule: 'default',
      detail: { before: was, after: is },
      pointers: pointersOf(pair),
      keywords: [],
      narrowing: [],
      widening: [],
      // A client that omits it now gets another default.
      otherwise: { request: 'warning' },
    },
  ];
}

function boundsOf(schema: Schema, names: readonly Keyword[]): number[] {
  return names.flatMap((name) => {
    const value = schema[name];
    return typeof value === 'number' ? [value] : [];
  });
}

function numbersAround({ schema }: Alternative, other: Schema): number[] {
  const names = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
  const edges = [...boundsOf(schema, names), ...boundsOf(other, names), 0];
  const step = schema.multipleOf ?? 1;
  return [...edges, ...edges.flatMap((edge) => [edge - step, edge + step, edge + step / 2])];
}

function lengthsAround({ schema }: Alternative, other: Schema): string[] {
  const names = ['minLength', 'maxLength'];
  const edges = [...boundsOf(schema, names), ...boundsOf(other, names)];
  const lengths = new Set(edges.flatMap((edge) => [edge, edge - 1, edge + 1]));
  return [...lengths].flatMap((length) => stringsOfLength(schema, length));
}

function countsAround(of: Alternative, other: Schema, contract: Contract): unknown[] {
  const names = ['minItems', 'maxItems'];
  const edges = [...boundsOf(of.schema, names), ...boundsOf(other, names)];
  const counts = new Set(edges.flatMap((edge) => [edge, edge - 1, edge + 1]));
  return [...counts].filter((count) => count >= 0).map((count) => items(of, contract, count));
}

function repeatedItems(of: Alternative, _other: Schema, contract: Contract): unknown[] {
  const [one] = items(of, contract, 1);
  return [Array.from({ length: Math.max(2, of.schema.minItems ?? 0) }, () => one)];
}

function items({ schema, pointer }: Alternative, contract: Contract, count: number): unknown[] {
  const place = { schema: schema.items ?? {}, pointer: joinPointer(pointer, 'items') };
  return severalValues(contract, place, count);
}
