import type { OperationId } from '#server/contract/handlers.ts';
import { type Operation, readContract } from '#tools/contract/openapi/contract.ts';
import { type Schema, typesOf } from '#tools/contract/openapi/schema.ts';
import { type RuleId, rules } from '#tools/contract/rules.ts';
import { onRequest, onSuccess, removing, responses, setting, withHeaders } from './alter.ts';
import type { Defect } from './defect.ts';
import { asPerson } from './defects/persons.ts';
import type { Fault } from './exchange.ts';
import { ofWrites, writeKinds } from './generated-writes.ts';

/** Kinds of defects that are generated from the contract. */
const kinds = [
  'property-missing',
  'property-type',
  'enum-unknown',
  'status-swapped',
  'media-type-wrong',
  'header-missing',
  'role-opened',
  ...writeKinds,
] as const;
export type DefectKind = (typeof kinds)[number];

/** A defect made from one place of the contract; its id is `kind:operation:place`. */
export interface GeneratedDefect extends Defect {
  readonly kind: DefectKind;
}

/** Kinds that are not generated yet, because the suite would miss some of them, each with the reason. */
export const notGenerated: Readonly<Record<string, string>> = {
  'property-value': 'another valid value shows only next to other responses about the same record',
  'parameter-ignored': 'filters are tested by a table, not for every parameter',
  'parameter-inverted': 'as for parameter-ignored',
  'bound-off-by-one': 'not every limit is sent, and the one beyond it',
  'relation-broken': 'relations between responses are a table, too',
};

const deepest = 5;
const every = Object.keys(rules) as RuleId[];

/** All defects that the contract gives: thousands, in the same order each time. */
export function generateDefects(): GeneratedDefect[] {
  return readContract().operations.flatMap((operation) => [
    ...ofBody(operation),
    ...ofMessage(operation),
    ...ofWrites(readContract(), operation).map(({ kind, place, fault }) =>
      made(kind, operation, place, fault),
    ),
  ]);
}

/** Some of each kind, chosen by a seed. */
export function sampleDefects(
  defects: readonly GeneratedDefect[],
  perKind: number,
  seed: number,
): GeneratedDefect[] {
  return kinds.flatMap((kind) => {
    const own = defects.filter((defect) => defect.kind === kind);
    const random = randomNumbers(seed);
    return own
      .map((defect) => ({ defect, order: random() }))
      .sort((one, other) => one.order - other.order)
      .slice(0, perKind)
      .map(({ defect }) => defect);
  });
}

/** Mulberry32: equal seeds give equal numbers from 0 to 1. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function made(
  kind: DefectKind,
  { id }: Operation,
  place: string,
  fault: Defect['fault'],
): GeneratedDefect {
  return {
    kind,
    id: `${kind}:${id}:${place}`,
    title: `${kind} at ${place} of ${id}`,
    operations: [id as OperationId],
    checks: checksOf(kind),
    rules: every,
    fault,
  };
}

function checksOf(kind: DefectKind): Defect['checks'] {
  if (kind === 'role-opened') return ['tokens'];
  return writeKinds.some((one) => one === kind)
    ? ['writes', 'agreements', 'sequences']
    : ['valid', 'lists', 'sequences'];
}

function ofMessage(operation: Operation): GeneratedDefect[] {
  const id = operation.id as OperationId;
  const undocumented = ['200', '202', '206'].find((status) => !operation.responses.has(status));
  const has2xx = [...operation.responses.values()].filter(({ status }) => status.startsWith('2'));
  const alter = (change: Parameters<typeof onSuccess>[0]) => (): Fault =>
    responses(id, onSuccess(change));
  return [
    made(
      'status-swapped',
      operation,
      `${undocumented}`,
      alter((response) => ({ ...response, status: Number(undocumented) })),
    ),
    made(
      'header-missing',
      operation,
      'x-request-id',
      alter((response) => withHeaders(response, { 'x-request-id': null })),
    ),
    ...(has2xx.some(({ media }) => media.length > 0)
      ? [
          made(
            'media-type-wrong',
            operation,
            'content-type',
            alter((response) => withHeaders(response, { 'content-type': 'text/x-wrong' })),
          ),
        ]
      : []),
    ...(operation.security === 'required'
      ? [
          made('role-opened', operation, 'nobody', (world) =>
            onRequest(id, (call) =>
              call.headers.has('authorization') ? call : asPerson(world, 'main', call),
            ),
          ),
        ]
      : []),
  ];
}

function ofBody(operation: Operation): GeneratedDefect[] {
  const id = operation.id as OperationId;
  const schemas = [...operation.responses.values()]
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ media }) => media)
    .filter(({ type }) => type === 'application/json')
    .map(({ schema }) => schema);
  return schemas.flatMap((schema) =>
    [...placesOf(schema, '')].flatMap(({ path, own, isRequired }) => [
      ...(isRequired
        ? [made('property-missing', operation, path, () => responses(id, removing(path)))]
        : []),
      ...(wrongFor(own) === undefined
        ? []
        : [
            made('property-type', operation, path, () =>
              responses(id, setting(path, wrongFor(own) ?? null)),
            ),
          ]),
      ...(own.enum && typesOf(own).includes('string')
        ? [made('enum-unknown', operation, path, () => responses(id, setting(path, 'Unheard')))]
        : []),
    ]),
  );
}

/** A value of a type that the schema does not have; undefined when it has no types. */
function wrongFor(schema: Schema): string | number | undefined {
  const types = typesOf(schema);
  if (types.length === 0) return undefined;
  return types.includes('string') ? 7_007 : 'wrong';
}

interface PropertyPlace {
  readonly path: string;
  readonly own: Schema;
  readonly isRequired: boolean;
}

/** The properties of a schema, as paths of `edited`; members of unions are left out. */
function* placesOf(schema: Schema, path: string, depth = 0): Generator<PropertyPlace> {
  const contract = readContract();
  const { properties = {}, required = [], items } = contract.resolve(schema);
  if (depth > deepest) return;
  if (items !== undefined) yield* placesOf(items, join(path, '*'), depth + 1);
  for (const [name, property] of Object.entries(properties)) {
    const own = contract.resolve(property);
    const at = join(path, name);
    if (own.oneOf === undefined && own.anyOf === undefined) {
      yield { path: at, own, isRequired: required.includes(name) };
    }
    yield* placesOf(own, at, depth + 1);
  }
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
