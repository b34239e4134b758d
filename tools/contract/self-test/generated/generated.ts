import type { OperationId } from '#server/contract/handlers.ts';
import { type Operation, readContract } from '#tools/contract/openapi/contract.ts';
import { type Schema, typesOf } from '#tools/contract/openapi/schema.ts';
import { type RuleId, rules } from '#tools/contract/rules.ts';
import {
  onSuccess,
  removing,
  responses,
  setting,
  withHeaders,
} from '#tools/contract/self-test/alter.ts';
import type { Defect } from '#tools/contract/self-test/defect.ts';
import type { Fault } from '#tools/contract/self-test/exchange.ts';
import { accessKinds, ofAccess } from './access.ts';
import { limitKinds, ofLimits } from './limits.ts';
import { ofParameters, parameterKinds } from './parameters.ts';
import type { DefectPlan } from './plan.ts';
import { ofValues } from './values.ts';
import { ofWrites, writeKinds } from './writes.ts';

/** Kinds of defects that are generated from the contract. */
const kinds = [
  'property-missing',
  'property-type',
  'enum-unknown',
  'status-swapped',
  'media-type-wrong',
  'header-missing',
  'property-value',
  ...accessKinds,
  ...limitKinds,
  ...parameterKinds,
  ...writeKinds,
] as const;
export type DefectKind = (typeof kinds)[number];

/** A defect made from one place of the contract; its id is `kind:operation:place`. */
export interface GeneratedDefect extends Defect {
  readonly kind: DefectKind;
}

/** What no contract can verify, so that no defect is generated for it, each with the reason. */
export const notVerifiable: Readonly<Record<string, string>> = {
  'property-value': 'a value that one response alone shows, in no rule: any valid one may be right',
  'parameter-ignored':
    'a search text, and what x-filter: choice chooses: the contract does not say what belongs there',
  'parameter-inverted': 'two values of a filter, swapped, that no property of a record shows',
  'bound-off-by-one': 'a later last day of a list whose records stand for several (`x-group`)',
  'role-opened':
    'what roles of one company may do: the contract says it in words, sequences test it',
  'error-swapped':
    '409, 422 and 429 for one another: their cause is in the state, sequences test it',
};

const deepest = 5;
const every = Object.keys(rules) as RuleId[];

/** All defects that the contract gives: thousands, in the same order each time. */
export function generateDefects(): GeneratedDefect[] {
  const contract = readContract();
  const values = ofValues(contract);
  return contract.operations.flatMap((operation) => [
    ...ofBody(operation),
    ...ofMessage(operation),
    ...[
      ...(values.get(operation.id) ?? []),
      ...ofAccess(operation),
      ...ofLimits(contract, operation),
      ...ofParameters(contract, operation),
    ].map((plan) => planned(operation, plan)),
    ...ofWrites(contract, operation).map(({ kind, place, fault }) =>
      made(kind, operation, place, fault),
    ),
  ]);
}

function planned(operation: Operation, plan: DefectPlan): GeneratedDefect {
  const { kind, place, checks, rules: named = every, others = [], fault } = plan;
  const base = made(kind as DefectKind, operation, place, fault);
  return { ...base, checks, rules: named, operations: [...base.operations, ...others] };
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
