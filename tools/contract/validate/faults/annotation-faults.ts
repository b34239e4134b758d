import { expressionFault } from '#server/contract/validation/validations.ts';
import type { Contract, Operation } from '#tools/contract/openapi/contract.ts';
import { isObject, type JsonObject, type Schema } from '#tools/contract/openapi/schema.ts';
import { bareSchema } from '#tools/contract/world/annotations.ts';
import { successMedia } from '#tools/contract/world/views.ts';
import { unknownProperties } from './expression-properties.ts';
import { isAlmost } from './words.ts';

/** All annotations that the suite reads. */
const annotations: readonly string[] = [
  'x-validations',
  'x-entity',
  'x-same-as',
  'x-differs',
  'x-shown',
  'x-stored',
  'x-set',
  'x-absent',
  'x-absent-as',
  'x-temporary',
  'x-signed',
  'x-passing',
  'x-filter',
  'x-finds',
  'x-matches',
  'x-group',
  'x-bounds',
  'x-shared',
  'x-once',
  'x-time-zone',
  'x-ignores',
  'x-read',
  'x-staff-role',
  'x-text',
  'x-max-bytes',
];
/** What is either there or not. */
const flags = ['x-once', 'x-shared', 'x-read', 'x-temporary', 'x-set'];
/** The values of annotations that choose one. */
const choices: Readonly<Record<string, readonly string[]>> = {
  'x-matches': ['part', 'any-case', 'trimmed'],
  'x-filter': ['choice', 'all'],
  'x-stored': [
    'trimmed',
    'trimmed-or-null',
    'single-line',
    'upper-case',
    'lower-case',
    'file-name',
  ],
};

/** What is wrong with the annotations of any object of the contract, whatever they are about. */
export function annotationFaults(node: JsonObject, at: string): string[] {
  const found = Object.entries(node).flatMap(([name, value]) => {
    if (!name.startsWith('x-')) return [];
    if (!annotations.includes(name)) {
      const like = annotations.find((one) => isAlmost(one, name));
      return like === undefined ? [] : [`${at}: ${name} is no annotation, is it ${like}?`];
    }
    const shown = JSON.stringify(value);
    if (flags.includes(name) && typeof value !== 'boolean') {
      return [`${at}: ${name} ${shown}: it is true or false`];
    }
    const allowed = choices[name];
    if (allowed?.length && ![value].flat().every((one) => allowed.includes(String(one)))) {
      return [`${at}: ${name} ${shown}: it is one of ${allowed.join(', ')}`];
    }
    if (name === 'x-time-zone' && !isTimeZone(value)) return [`${at}: ${name} ${shown}: no zone`];
    return name === 'x-validations' ? placeFaults(node, value, at) : [];
  });
  return found;
}

function isTimeZone(value: unknown): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: String(value) }) !== undefined;
  } catch {
    return false;
  }
}

/** Rules are evaluated for the values of schemas: beside anything else they would never be. */
function placeFaults(node: JsonObject, rules: unknown, at: string): string[] {
  const others = ['responses', 'content', 'schema', 'operationId'];
  const isElsewhere = others.some((name) => name in node && !('properties' in node));
  if (isElsewhere) {
    return [`${at}: x-validations is never evaluated here: it belongs beside a schema`];
  }
  const isList = Array.isArray(rules) && rules.every((one) => typeof Object(one).rule === 'string');
  return isList ? [] : [`${at}: x-validations is a list of { rule, message }`];
}

/** What is wrong with the annotations of an operation and its parameters: names that nothing has. */
export function operationFaults(contract: Contract, operation: Operation): string[] {
  const { pointer, isRead, isOnce, isShared } = operation;
  const found: string[] = [];
  if (isRead && isOnce === true) {
    found.push(`${pointer}: x-once: it is a read, which may be repeated`);
  }
  if (!isRead && isShared !== null) found.push(`${pointer}: x-shared: it is no list`);
  for (const { name, schema, at } of parametersOf(contract, operation)) {
    for (const fault of parameterFaults(contract, operation, schema)) {
      found.push(`${at}: ${name}: ${fault}`);
    }
  }
  return [...found, ...responseFaults(contract, operation)];
}

/** Names in the response that neither the request nor another operation has. */
function responseFaults(contract: Contract, operation: Operation): string[] {
  const { pointer } = operation;
  const taken = new Set(parametersOf(contract, operation).map(({ name }) => name));
  const { properties = {} } = bareSchema(contract, successMedia(operation)?.schema ?? {});
  return Object.entries(properties).flatMap(([property, schema]) => {
    const given = schema as JsonObject;
    const { operation: taker, parameter } = Object(given['x-signed']);
    const isTaken =
      given['x-signed'] === undefined ||
      (contract.has(String(taker)) &&
        contract.operation(String(taker)).parameters.some(({ name }) => name === parameter));
    const ignored = [given['x-ignores'] ?? []].flat().filter((name) => !taken.has(String(name)));
    return [
      ...(isTaken ? [] : [`${pointer}: ${property}: x-signed: no ${taker} takes a ${parameter}`]),
      ...ignored.map((name) => `${pointer}: ${property}: x-ignores: it takes no ${name}`),
    ];
  });
}

interface Named {
  readonly name: string;
  readonly schema: Schema;
  readonly at: string;
}

/** The parameters of the query and the properties of the body. */
function parametersOf(contract: Contract, { parameters, body, pointer }: Operation): Named[] {
  const [media] = body?.media ?? [];
  const { properties = {} } = bareSchema(contract, media?.schema ?? {});
  return [
    ...parameters.map(({ name, schema, pointer: own }) => ({ name, schema, at: own })),
    ...Object.entries(properties).map(([name, schema]) => ({ name, schema, at: pointer })),
  ];
}

function parameterFaults(contract: Contract, operation: Operation, schema: Schema): string[] {
  const given = { ...contract.resolve(schema), ...schema } as JsonObject;
  return [
    ...findsFaults(contract, operation, given['x-finds']),
    ...boundsFaults(contract, operation, given['x-bounds']),
    ...shownFaults(contract, operation, given['x-shown']),
  ];
}

function findsFaults(contract: Contract, operation: Operation, finds: unknown): string[] {
  if (finds === undefined) return [];
  const about = `x-finds ${JSON.stringify(finds)}`;
  const self = recordOf(contract, operation);
  if (self === null) return [`${about}: the response of ${operation.id} lists no records`];
  if (typeof finds !== 'string') return [`${about}: it is an expression`];
  const fault = expressionFault(finds);
  if (fault !== null) return [`${about}: ${fault}`];
  return unknownProperties(contract, finds, { self }).map(
    (name) => `${about}: no record has ${name}`,
  );
}

function boundsFaults(contract: Contract, operation: Operation, bounds: unknown): string[] {
  if (bounds === undefined) return [];
  const about = `x-bounds ${JSON.stringify(bounds)}`;
  const self = recordOf(contract, operation);
  if (self === null) return [`${about}: the response of ${operation.id} lists no records`];
  const parts = [
    self,
    ...Object.values(self.properties ?? {}).map((one) => bareSchema(contract, one)),
  ];
  const isThere = parts.some(({ properties = {} }) => String(bounds) in properties);
  return isThere ? [] : [`${about}: no property of a record has this name`];
}

function shownFaults(contract: Contract, operation: Operation, shown: unknown): string[] {
  const response = successMedia(operation)?.schema;
  if (typeof shown !== 'string' || response === undefined) return [];
  const fault = expressionFault(shown);
  if (fault !== null) return [`x-shown ${shown}: ${fault}`];
  return unknownProperties(contract, shown, { response }).map(
    (name) => `x-shown ${shown}: there is no ${name}`,
  );
}

/** The schema of the records that an operation lists; null where it lists none. */
function recordOf(contract: Contract, operation: Operation): Schema | null {
  const { properties = {} } = bareSchema(contract, successMedia(operation)?.schema ?? {});
  const lists = [properties.items, ...Object.values(properties)];
  for (const list of lists) {
    const { items } = bareSchema(contract, list ?? {});
    if (items === undefined) continue;
    const record = bareSchema(contract, items);
    if (isObject(record.properties)) return record;
  }
  return null;
}
