import { expressionFault } from '#server/contract/validation/validations.ts';
import type { Contract, Operation } from '#tools/contract/openapi/contract.ts';
import { isObject, type JsonObject, type Schema } from '#tools/contract/openapi/schema.ts';
import { UnusableRun } from '#tools/contract/preflight/unusable.ts';
import {
  bareSchema,
  type FactSchema,
  parseEntity,
  parseFact,
  type Relation,
  sameAs,
} from '#tools/contract/world/annotations.ts';
import { successMedia } from '#tools/contract/world/views.ts';
import { annotationFaults, operationFaults } from './annotation-faults.ts';
import { unknownProperties } from './expression-properties.ts';
import { ruleFault } from './rule-faults.ts';
import { isAlmost } from './words.ts';

/** Shorter names differ by a letter without being misspelled. */
const shortestName = 5;

/** A schema with the kind of the record that it is a part of. */
interface Place {
  readonly schema: FactSchema;
  readonly at: string;
}

/**
 * What is wrong with a contract itself, so that no back end could be checked against it: no operations, one
 * operationId twice, rules that cannot be evaluated, facts and operations that do not exist, annotations that say
 * nothing where they are.
 */
export function contractFaults(contract: Contract): string[] {
  const { operations } = contract;
  if (operations.length === 0) return ['it has no operations: its paths are empty'];
  const places = [...schemasIn(contract.document, '#')];
  const kinds = kindsOf(contract, places);
  return [
    ...repeated(operations.map(({ id }) => id)).map((id) => `the operationId ${id} is there twice`),
    ...misspelledKinds(places),
    ...places.flatMap((place) => entityFaults(contract, place)),
    ...places.flatMap((place) => factFaults(contract, place, kinds, places)),
    ...places.flatMap((place) => relationFaults(contract, place)),
    ...places.flatMap(({ schema, at }) => annotationFaults(schema as JsonObject, at)),
    ...operations.flatMap((operation) => operationFaults(contract, operation)),
    ...places.flatMap(({ schema, at }) =>
      Object.values(rulesOf(schema)).flatMap((rule) => {
        const fault = ruleFault(contract, schema, rule);
        return fault === null ? [] : [`${at}: the rule ${rule}: ${fault}`];
      }),
    ),
  ];
}

const known = new WeakMap<Contract, string[]>();

/** @throws UnusableRun when a contract has faults, with all of them. */
export function requireSound(contract: Contract): void {
  const faults = known.get(contract) ?? contractFaults(contract);
  known.set(contract, faults);
  if (faults.length > 0) throw new UnusableRun(`The contract is faulty: ${faults.join('; ')}`);
}

function* schemasIn(node: unknown, at: string): Generator<Place> {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* schemasIn(item, `${at}/${index}`);
    return;
  }
  if (!isObject(node)) return;
  yield { schema: node as FactSchema, at };
  for (const [name, part] of Object.entries(node)) {
    if (!['example', 'examples', 'default', 'enum', 'const'].includes(name)) {
      yield* schemasIn(part, `${at}/${name}`);
    }
  }
}

function rulesOf(schema: Schema): string[] {
  const rules = (schema as JsonObject)['x-validations'];
  return (Array.isArray(rules) ? rules : []).map((one) => String(Object(one).rule));
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

/** The schemas of each kind of record. */
function kindsOf(contract: Contract, places: readonly Place[]): ReadonlyMap<string, FactSchema[]> {
  const kinds = new Map<string, FactSchema[]>();
  for (const { schema } of places) {
    const kind = kindOf(schema);
    if (kind !== null) kinds.set(kind, [...(kinds.get(kind) ?? []), bareSchema(contract, schema)]);
  }
  return kinds;
}

function kindOf(schema: FactSchema): string | null {
  const text = schema['x-entity'];
  return typeof text === 'string' ? (/^\w+/.exec(text)?.[0] ?? null) : null;
}

/** A kind that one schema has alone, and that is another one but for a letter. */
function misspelledKinds(places: readonly Place[]): string[] {
  const named = places.flatMap(({ schema }) => kindOf(schema) ?? []);
  const counts = new Map<string, number>();
  for (const kind of named) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].flatMap(([kind, count]) => {
    if (count > 1 || kind.length < shortestName) return [];
    const like = [...counts.keys()].find((one) => one !== kind && isAlmost(one, kind));
    return like === undefined ? [] : [`x-entity ${kind}: only here, is it ${like}?`];
  });
}

function entityFaults(contract: Contract, { schema, at }: Place): string[] {
  const text = schema['x-entity'];
  if (text === undefined) return [];
  try {
    const { key } = parseEntity(text);
    const { properties } = bareSchema(contract, schema);
    if (key === null || properties === undefined || key in properties) return [];
    return [`${at}: x-entity ${text}: it has no property ${key}`];
  } catch (error) {
    return [`${at}: ${error instanceof Error ? error.message : error}`];
  }
}

/** Facts of `x-same-as` that no view of the record has. */
function factFaults(
  contract: Contract,
  { schema, at }: Place,
  kinds: ReadonlyMap<string, FactSchema[]>,
  places: readonly Place[],
): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([property, own]) =>
    sameAs(own as FactSchema).flatMap((link) => {
      if (typeof link !== 'string') return [];
      const fact = parseFact(link);
      const kind = fact.kind ?? kindOf(schema);
      if (kind === null) return [];
      const views = kinds.get(kind);
      const where = `${at}/properties/${property}: x-same-as ${link}`;
      if (views === undefined) return [`${where}: no schema is the x-entity ${kind}`];
      const isShown = views.some((view) => hasPath(contract, view, fact.name.split('.')));
      if (isShown || countOf(places, link) > 1) return [];
      return [`${where}: no view of ${kind} has ${fact.name}`];
    }),
  );
}

/** How often a fact is named: views may agree about what none of them has by this name. */
function countOf(places: readonly Place[], link: string): number {
  const own = places.filter(({ schema }) => sameAs(schema).includes(link));
  return new Set(own.map(({ schema }) => schema)).size;
}

function hasPath(contract: Contract, given: FactSchema, path: readonly string[]): boolean {
  const [name, ...rest] = path;
  if (name === undefined) return true;
  const schema = bareSchema(contract, given);
  const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  if (schema.items !== undefined) return name === 'length';
  const property = schema.properties?.[name];
  if (property !== undefined) return hasPath(contract, property, rest);
  return branches.some((one) => hasPath(contract, one, path));
}

function relationFaults(contract: Contract, { schema, at }: Place): string[] {
  return sameAs(schema).flatMap((link) => {
    if (typeof link === 'string' || !isObject(link)) return [];
    const { operation: id, value, with: given = {} } = link as Relation;
    const where = `${at}: x-same-as`;
    if (!contract.has(id)) return [`${where}: there is no operation ${id}`];
    const operation = contract.operation(id);
    const names = namesOf(contract, operation);
    const response = successMedia(operation)?.schema ?? {};
    return [
      ...Object.keys(given)
        .filter((name) => !names.has(name))
        .map((name) => `${where}: ${id} takes no ${name}`),
      ...[value, ...Object.values(given)].flatMap((expression) => {
        const fault = expressionFault(String(expression));
        return fault === null ? [] : [`${where}: ${expression}: ${fault}`];
      }),
      ...unknownProperties(contract, String(value), { response }).map(
        (name) => `${where}: the response of ${id} has no ${name}`,
      ),
    ];
  });
}

function namesOf(contract: Contract, { parameters, body }: Operation): ReadonlySet<string> {
  const { properties = {} } = bareSchema(contract, body?.media[0]?.schema ?? {});
  return new Set([...parameters.map(({ name }) => name), ...Object.keys(properties)]);
}
