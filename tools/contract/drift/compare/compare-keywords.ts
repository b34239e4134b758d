import type { Alternative } from '#tools/contract/drift/alternatives.ts';
import { type Contract, joinPointer, type Schema } from '#tools/contract/drift/contract.ts';
import type { Rule } from '#tools/contract/drift/finding.ts';
import type { Pair, SchemaChange } from '#tools/contract/drift/schema-change.ts';
import { comparePatterns } from '#tools/contract/drift/values/languages.ts';
import { likelyStrings, stringsOfLength } from '#tools/contract/drift/values/strings.ts';
import {
  sampleAlternative,
  sampleValue,
  severalValues,
} from '#tools/contract/drift/values/values.ts';
import { isEqual, without } from './compare-values.ts';

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
  format: { rule: 'format', probe: ({ schema }) => likelyStrings(schema) },
  type: { rule: 'type', probe: () => [0, 1, 1.5, -1.5, 100.25] },
};

/** Objects, unions and parts are compared elsewhere; the other keywords do not restrict values. */
const elsewhere = new Set([
  ...['$ref', 'properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties'],
  ...['allOf', 'anyOf', 'oneOf', 'items', 'const', 'enum', 'default'],
  ...[
    'description',
    'title',
    'examples',
    'example',
    'deprecated',
    'readOnly',
    'writeOnly',
    'pattern',
  ],
  ...['$comment', 'externalDocs', 'xml'],
]);

/** Values of one side's alternative that may violate a bound; `other` is the other side. */
type Probe = (of: Alternative, other: Schema, contract: Contract) => unknown[];

/** Changes of the keywords that bound numbers, texts and lists. */
export function compareKeywords(
  contracts: Pair<Contract>,
  pair: Pair<Alternative>,
): SchemaChange[] {
  const { before, after } = { before: plain(pair.before), after: plain(pair.after) };
  const keywords = new Set([...Object.keys(before.schema), ...Object.keys(after.schema)]);
  const changes = [
    ...compareEnums(contracts, pair),
    ...compareDefaults(pair),
    ...comparePattern(pair),
    ...compareOtherKeywords(contracts, pair),
  ];
  for (const keyword of keywords) {
    const [was, is] = [before.schema[keyword], after.schema[keyword]];
    const rule = bounding[keyword];
    if (rule === undefined || isEqual(was, is)) continue;
    const ways = waysOf(keyword, was, is);
    changes.push({
      rule: rule.rule,
      detail: { name: keyword, before: was, after: is },
      pointers: pointersOf(pair),
      keywords: spellings[keyword] ?? [keyword],
      narrowing: ways.narrows ? rule.probe(before, after.schema, contracts.before) : [],
      widening: ways.widens ? rule.probe(after, before.schema, contracts.after) : [],
    });
  }
  return changes;
}

/** Two keywords bound numbers on each side; for whole numbers they say the same. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  minimum: ['minimum', 'exclusiveMinimum'],
  maximum: ['maximum', 'exclusiveMaximum'],
};

/** An alternative with one spelling of each bound: `exclusiveMinimum: 0` of an integer is `minimum: 1`. */
function plain(of: Alternative): Alternative {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below, ...rest } = of.schema;
  const isWhole = rest.type === 'integer';
  const least = isWhole
    ? largest(minimum && Math.ceil(minimum), above === undefined ? above : Math.floor(above) + 1)
    : minimum;
  const most = isWhole
    ? smallest(maximum && Math.floor(maximum), below === undefined ? below : Math.ceil(below) - 1)
    : maximum;
  const schema: Schema = {
    ...rest,
    ...(least === undefined ? {} : { minimum: least }),
    ...(most === undefined ? {} : { maximum: most }),
    ...(isWhole || above === undefined ? {} : { exclusiveMinimum: above }),
    ...(isWhole || below === undefined ? {} : { exclusiveMaximum: below }),
  };
  return { ...of, schema };
}

function largest(...numbers: readonly (number | undefined)[]): number | undefined {
  const known = numbers.filter((one) => one !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
}

function smallest(...numbers: readonly (number | undefined)[]): number | undefined {
  const known = numbers.filter((one) => one !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

/** Automata decide which patterns accept more; where they can't, each direction may break. */
function comparePattern(pair: Pair<Alternative>): SchemaChange[] {
  const { pattern: was } = pair.before.schema;
  const { pattern: is } = pair.after.schema;
  if (was === is) return [];
  const difference = comparePatterns(was ?? '', is ?? '');
  if (difference && difference.onlyFirst === undefined && difference.onlySecond === undefined) {
    return [];
  }
  const narrows = difference === null || difference.onlyFirst !== undefined;
  const widens = difference === null || difference.onlySecond !== undefined;
  const found = (text: string | undefined) => (text === undefined ? [] : [text]);
  return [
    {
      rule: 'pattern',
      detail: { name: 'pattern', before: was, after: is },
      pointers: pointersOf(pair),
      keywords: ['pattern'],
      narrowing: narrows
        ? [...likelyStrings(pair.before.schema), ...found(difference?.onlyFirst)]
        : [],
      widening: widens
        ? [...likelyStrings(pair.after.schema), ...found(difference?.onlySecond)]
        : [],
      // A shortest string may be too short for the other bounds, and a longer one may not.
      otherwise: {
        request: narrows ? 'breaking' : 'info',
        response: widens ? 'breaking' : 'info',
      },
    },
  ];
}

/** Keywords that say something only together are one. */
const groups: Readonly<Record<string, string>> = {
  // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
  then: 'if',
  else: 'if',
  minContains: 'contains',
  maxContains: 'contains',
};

/** Change what a schema says about values, but restrict none. */
const notes = new Set(['contentMediaType', 'contentEncoding', 'contentSchema', 'discriminator']);

/**
 * Changes of the other keywords. All of them only restrict, so that a new one narrows and a removed one
 * widens; whether a changed one does can't be decided, so it counts as both.
 */
function compareOtherKeywords(contracts: Pair<Contract>, pair: Pair<Alternative>): SchemaChange[] {
  const { before, after } = pair;
  const names = new Set(
    [...Object.keys(before.schema), ...Object.keys(after.schema)]
      .filter((name) => !elsewhere.has(name) && !name.startsWith('x-') && !(name in bounding))
      .map((name) => groups[name] ?? name),
  );
  return [...names].flatMap((name): SchemaChange[] => {
    const [was, is] = [groupOf(before.schema, name), groupOf(after.schema, name)];
    if (isEqual(was, is)) return [];
    const [narrows, widens] = [is !== undefined, was !== undefined];
    const unproven = notes.has(name) ? 'warning' : 'breaking';
    return [
      {
        rule: 'keyword',
        detail: { name, before: was, after: is },
        pointers: pointersOf(pair),
        keywords: [name, ...Object.keys(groups).filter((member) => groups[member] === name)],
        narrowing: narrows ? valuesAround(before, contracts.before) : [],
        widening: widens ? valuesAround(after, contracts.after) : [],
        otherwise: { request: narrows ? unproven : 'info', response: widens ? unproven : 'info' },
      },
    ];
  });
}

/** What a schema says with a keyword and those that belong to it; undefined when nothing. */
function groupOf(schema: Schema, name: string): unknown {
  if (schema[name] === undefined) return undefined;
  const members = Object.keys(groups).filter((member) => groups[member] === name);
  if (members.length === 0) return schema[name];
  return Object.fromEntries([name, ...members].map((member) => [member, schema[member]]));
}

/** Values of many shapes that an alternative may accept. */
function valuesAround(of: Alternative, contract: Contract): unknown[] {
  const sample = sampleAlternative(contract, of);
  if (of.schema.type === 'string') return likelyStrings(of.schema);
  if (of.schema.type === 'array') return [0, 1, 2, 3].map((count) => items(of, contract, count));
  if (of.schema.type !== 'object') return [sample, ...numbersAround(of, {})];
  const optional = Object.entries(of.schema.properties ?? {}).map(([name, schema]) => ({
    [name]: sampleValue(contract, {
      schema,
      pointer: joinPointer(of.pointer, 'properties', name),
    }),
  }));
  return [
    sample,
    ...optional.map((property) => ({ ...Object(sample), ...property })),
    Object.assign({}, sample, ...optional),
    { ...Object(sample), 'an unexpected name': 'x' },
  ];
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
