import type { OperationId } from '#server/contract/handlers.ts';
import { isFactual } from '#tools/contract/checks/world.ts';
import type { Contract, Operation } from '#tools/contract/openapi/contract.ts';
import { type Schema, typesOf } from '#tools/contract/openapi/schema.ts';
import { editing, responses } from '#tools/contract/self-test/alter.ts';
import type { Json } from '#tools/contract/self-test/json.ts';
import {
  bareSchema,
  type FactSchema,
  mayDiffer,
  parseEntity,
  parseFact,
  sameAs,
} from '#tools/contract/world/annotations.ts';
import { successMedia } from '#tools/contract/world/views.ts';
import type { DefectPlan } from './plan.ts';

/** A value that several responses show. */
interface SharedPlace {
  readonly operation: OperationId;
  /** As `edited` takes it. */
  readonly path: string;
  /** `order totals.toPay`. */
  readonly fact: string;
  readonly schema: Schema;
}

const deepest = 5;
const dayMs = 86_400_000;
/** How many other responses are read beside the wrong one. */
const comparedWith = 3;

/** Another valid value where the contract says that other responses have the same. */
export function ofValues(contract: Contract): ReadonlyMap<string, readonly DefectPlan[]> {
  const places = contract.operations
    .filter(isFactual)
    .flatMap((one) => sharedPlaces(contract, one));
  const plans = new Map<string, DefectPlan[]>();
  for (const { operation, path, fact, schema } of places) {
    const others = new Set(places.filter((one) => one.fact === fact).map((one) => one.operation));
    others.delete(operation);
    if (others.size === 0 || !canChange(schema)) continue;
    const known = plans.get(operation) ?? [];
    plans.set(operation, known);
    known.push({
      kind: 'property-value',
      place: path,
      checks: ['agreements'],
      rules: ['responses-disagree', 'rule-broken'],
      others: [...others].slice(0, comparedWith),
      fault: () =>
        responses(
          operation,
          editing(path, (value) => otherValue(schema, value)),
        ),
    });
  }
  return plans;
}

function sharedPlaces(contract: Contract, operation: Operation): SharedPlace[] {
  const found = new Map<string, SharedPlace>();
  const walk = (given: FactSchema, path: string, record: string | null, depth: number): void => {
    const schema = bareSchema(contract, given);
    if (depth > deepest) return;
    if (schema.items) {
      walk(schema.items, join(path, '*'), null, depth + 1);
      return;
    }
    const entity = schema['x-entity'];
    const { kind, key } = entity === undefined ? { kind: null, key: null } : parseEntity(entity);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const own = property as FactSchema;
      const at = join(path, name);
      const links = sameAs(own).filter((link) => typeof link === 'string');
      const [link] = links.map(parseFact);
      const subject = link?.kind ?? kind ?? record;
      const isFact =
        subject !== null && name !== key && !mayDiffer(own, subject.split(' ')[0] ?? '');
      const fact =
        kind !== null || link !== undefined
          ? `${subject} ${link?.name ?? name}`
          : `${record}.${name}`;
      const leaf = bareSchema(contract, own);
      if (isFact && leaf.properties === undefined && leaf.items === undefined) {
        found.set(at, { operation: operation.id as OperationId, path: at, fact, schema: leaf });
      }
      walk(own, at, isFact ? fact : null, depth + 1);
    }
  };
  walk(successMedia(operation)?.schema ?? {}, '', null, 0);
  return [...found.values()];
}

function canChange(schema: Schema): boolean {
  return (
    (schema.enum?.length ?? 2) > 1 && schema.const === undefined && schema.pattern === undefined
  );
}

/** Another value that the schema has, too. */
function otherValue(schema: Schema, value: Json): Json {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value === schema.maximum ? value - 1 : value + 1;
  if (typeof value !== 'string') return value;
  const names = schema.enum;
  if (names) return (names[(names.indexOf(value) + 1) % names.length] ?? value) as Json;
  if (schema.format === 'date-time' || schema.format === 'date') {
    const later = new Date(Date.parse(value) + dayMs).toISOString();
    return schema.format === 'date' ? later.slice(0, 10) : later;
  }
  if (schema.format !== undefined || !typesOf(schema).includes('string')) return value;
  return value.length < (schema.maxLength ?? Number.POSITIVE_INFINITY)
    ? `${value}я`
    : `я${value.slice(1)}`;
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
