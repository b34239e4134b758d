import type { OperationId } from '#server/contract/handlers.ts';
import { isFactual } from '#tools/contract/checks/world.ts';
import type { Contract } from '#tools/contract/openapi/contract.ts';
import { type Schema, typesOf } from '#tools/contract/openapi/schema.ts';
import { editing, responses } from '#tools/contract/self-test/alter.ts';
import type { Json } from '#tools/contract/self-test/json.ts';
import { factPlaces } from '#tools/contract/world/fact-places.ts';
import { isPlainRead } from '#tools/contract/world/views.ts';
import type { DefectPlan } from './plan.ts';

const dayMs = 86_400_000;
/** How many other responses are read beside the wrong one. */
const comparedWith = 4;

/** Another valid value where the contract says that other responses have the same. */
export function ofValues(contract: Contract): ReadonlyMap<string, readonly DefectPlan[]> {
  const places = contract.operations.filter(isFactual).flatMap((one) => factPlaces(contract, one));
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
      others: nearestFirst(contract, operation, [...others]).slice(0, comparedWith),
      fault: () =>
        responses(
          operation as OperationId,
          editing(path, (value) => otherValue(schema, value)),
        ),
    });
  }
  return plans;
}

/** What can be read by an id beside the value comes first, then what has the same tag and shows the same records. */
function nearestFirst(contract: Contract, operation: string, others: string[]): OperationId[] {
  const { tag } = contract.operation(operation);
  const nearness = (other: string): number => {
    const read = contract.operation(other);
    const byID = isPlainRead(read) && read.path.includes('{');
    // A search can name the records that it lists.
    const isSearch = read.body !== null;
    return (read.tag === tag ? 1 : 0) + (byID || isSearch ? 2 : 0);
  };
  return others.sort((one, other) => nearness(other) - nearness(one)) as OperationId[];
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
