import { type Kind, kindOfField, kindOfParameter } from '#tools/contract/ids/id-kinds.ts';
import { placesOf } from '#tools/contract/ids/id-sources.ts';
import { idText } from '#tools/contract/ids/id-values.ts';
import type { Contract, Operation } from '#tools/contract/openapi/contract.ts';
import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Call, RequestParts } from '#tools/contract/send/call.ts';
import { bareSchema, type FactSchema, parseEntity } from './annotations.ts';
import { factPlaces } from './fact-places.ts';
import { isFreeSearch } from './record-views.ts';
import { isPlainRead, successMedia } from './views.ts';
import type { Sighting } from './world.ts';

/** How many records are followed from one operation to another. */
const followed = 2;

/**
 * Reads that show again what one operation alone has shown, found by the ids beside it: of a review in the list of
 * a person's own, the reviews of its product.
 * @param lonely facts by name (`World.lonely`)
 */
export function followingCalls(
  contract: Contract,
  operations: readonly Operation[],
  lonely: ReadonlyMap<string, Sighting>,
): Call[] {
  const shownBy = operationsByFact(contract, operations);
  const calls = new Map<string, Call>();
  const counts = new Map<string, number>();
  for (const [name, sighting] of lonely) {
    const { call } = sighting.exchange;
    for (const operation of shownBy.get(withoutID(name)) ?? []) {
      const pair = `${call.operation.id} ${operation.id}`;
      const parts = partsOf(contract, operation, name, sighting);
      const count = counts.get(pair) ?? 0;
      if (operation === call.operation || parts === null || count === followed) continue;
      const key = `${operation.id} ${JSON.stringify(parts)}`;
      if (calls.has(key)) continue;
      counts.set(pair, count + 1);
      calls.set(key, { operation, as: call.as, parts });
    }
  }
  return [...calls.values()];
}

function operationsByFact(
  contract: Contract,
  operations: readonly Operation[],
): Map<string, Set<Operation>> {
  const shownBy = new Map<string, Set<Operation>>();
  for (const operation of operations) {
    if (!isPlainRead(operation) && !isFreeSearch(contract, operation)) continue;
    for (const { fact } of factPlaces(contract, operation)) {
      shownBy.set(fact, (shownBy.get(fact) ?? new Set()).add(operation));
    }
  }
  return shownBy;
}

/** `order 42 totals.toPay` → `order totals.toPay` */
function withoutID(fact: string): string {
  const [kind, , ...property] = fact.split(' ');
  return [kind, ...property].join(' ');
}

/**
 * The parts of a read that shows a fact, from the ids beside a value: those of its path, or the record among those
 * that its body lists. Null when one of them is not there.
 */
function partsOf(
  contract: Contract,
  operation: Operation,
  fact: string,
  sighting: Sighting,
): RequestParts | null {
  const beside = idsBeside(contract, sighting);
  const parts = { path: {}, query: [], headers: {}, body: null };
  if (isFreeSearch(contract, operation)) {
    const [media] = operation.body?.media ?? [];
    const [kind = ''] = fact.split(' ', 1);
    const id = beside.get(kind as Kind);
    const lists = Object.entries(contract.resolve(media?.schema ?? {}).properties ?? {});
    const [list] = lists.filter(
      ([name, schema]) => schema.items !== undefined && kindOfField(operation, name) === kind,
    );
    if (media === undefined || list === undefined || id === undefined) return null;
    return { ...parts, body: { mediaType: media.type, value: { [list[0]]: [id] } } };
  }
  const path: Record<string, string> = {};
  for (const { name } of operation.parameters.filter((one) => one.in === 'path')) {
    const kind = kindOfParameter(operation, name);
    const id = kind === null ? undefined : beside.get(kind);
    if (id === undefined) return null;
    path[name] = id;
  }
  return { ...parts, path };
}

/** The ids in the objects around a value and in the records beside it; the nearest of each kind. */
function idsBeside(contract: Contract, { exchange, at }: Sighting): ReadonlyMap<Kind, string> {
  const { operation, parts } = exchange.call;
  const found = new Map<Kind, string>();
  const note = (kind: string | null, value: unknown): void => {
    const id = idText(value);
    if (kind !== null && id !== null) found.set(kind as Kind, id);
  };
  for (const [name, id] of Object.entries(parts.path)) note(kindOfParameter(operation, name), id);
  const idPlaces = placesOf(operation);
  let schema: FactSchema = successMedia(operation)?.schema ?? {};
  let value: unknown = exchange.response?.json;
  let place = '';
  for (const step of at.split('/').slice(1)) {
    schema = bareSchema(contract, schema);
    if (isObject(value)) {
      for (const [name, item] of Object.entries(value)) {
        const own = bareSchema(contract, schema.properties?.[name] ?? {});
        note(kindOfField(operation, name), item);
        note(idPlaces.find(([one]) => one === `${place}/${name}`)?.[1] ?? null, item);
        if (isObject(item)) noteRecord(own, item, note);
      }
      noteRecord(schema, value, note);
      schema = schema.properties?.[step] ?? {};
      value = value[step];
      place += `/${step}`;
    } else if (Array.isArray(value)) {
      schema = schema.items ?? {};
      value = value[Number(step)];
      place += '/*';
    } else break;
  }
  return found;
}

function noteRecord(
  schema: FactSchema,
  record: JsonObject,
  note: (kind: string, id: unknown) => void,
): void {
  const entity = schema['x-entity'];
  if (entity === undefined) return;
  const { kind, key } = parseEntity(entity);
  if (key !== null) note(kind, record[key]);
}
