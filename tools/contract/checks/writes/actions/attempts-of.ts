import { readWholeList } from '#tools/contract/checks/lists/whole-list.ts';
import { type Kind, kindOfField, kindOfParameter } from '#tools/contract/ids/id-kinds.ts';
import { isCreating, placesOf } from '#tools/contract/ids/id-sources.ts';
import { idText, idValue } from '#tools/contract/ids/id-values.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import { valuesAt } from '#tools/contract/openapi/values-at.ts';
import type { Run } from '#tools/contract/run.ts';
import {
  type Call,
  type Exchange,
  isSuccess,
  type RequestParts,
} from '#tools/contract/send/call.ts';
import type { Person } from '#tools/contract/vocabulary.ts';
import { bareSchema } from '#tools/contract/world/annotations.ts';
import { successMedia } from '#tools/contract/world/views.ts';

/** How many records are tried: one in each state first. */
const mostAttempts = 12;

/** How many records are made for an action. */
const madeRecords = 3;

/** A call of an action on a record that may be in a state that allows it. */
export interface Attempt {
  readonly call: Call;
  /** The response that has made the record; null where it was there before. */
  readonly made: Exchange | null;
}

/** Where an operation names the record that it acts on. */
interface Named {
  readonly kind: Kind;
  readonly place: 'path' | 'body';
  readonly name: string;
}

/** Whether the record that an operation acts on has an id of a contract of another team. */
export function namesDerived(operation: Operation): boolean {
  return namedBy(operation, []).some(({ kind }) => kind.includes(':/'));
}

/** The calls of an action: on a record made for it, then on one in each state, then on others. */
export async function attemptsOf(run: Run, operation: Operation): Promise<Attempt[]> {
  const as = await run.actorOf(operation);
  const schema = bareSchema(run.contract, operation.body?.media[0]?.schema ?? {});
  const [named] = namedBy(operation, Object.keys(schema.properties ?? {}));
  const plain = run.cases.plain(operation, as);
  if (named === undefined) {
    return run.may(operation, plain) ? [{ call: { operation, as, parts: plain }, made: null }] : [];
  }
  const made = await makeLastOf(run, named.kind, as);
  const others = [...(await oneOfEachState(run, named.kind, as)), ...run.known.of(named.kind, as)];
  const ids = [...new Set([...(made === null ? [] : [made.id]), ...others])];
  return ids.slice(0, mostAttempts).flatMap((id, index): Attempt[] => {
    const isMade = made !== null && index === 0;
    const path = isMade ? made.exchange.call.parts.path : run.known.parentOf(named.kind, id);
    const parts = partsWith(run, operation, { plain, named, id, path });
    if (!run.may(operation, parts)) return [];
    return [{ call: { operation, as, parts }, made: isMade ? made.exchange : null }];
  });
}

/** The last of several new records: what an action does to others shows in those before it. */
async function makeLastOf(run: Run, kind: Kind, as: Person) {
  let made = await makeRecord(run, kind, as);
  for (let count = 1; made !== null && count < madeRecords; count += 1) {
    made = (await makeRecord(run, kind, as)) ?? made;
  }
  return made;
}

function namedBy(operation: Operation, fields: readonly string[]): Named[] {
  const parameter = operation.parameters.findLast((one) => one.in === 'path');
  const kind = parameter ? kindOfParameter(operation, parameter.name) : null;
  if (parameter && kind !== null) return [{ kind, place: 'path', name: parameter.name }];
  return fields.flatMap((name): Named[] => {
    const own = kindOfField(operation, name);
    return own === null ? [] : [{ kind: own, place: 'body', name }];
  });
}

function partsWith(
  run: Run,
  { body }: Operation,
  {
    plain,
    named: { name, place },
    id,
    path,
  }: { plain: RequestParts; named: Named; id: string; path: RequestParts['path'] },
): RequestParts {
  if (place === 'path') return { ...plain, path: { ...plain.path, ...path, [name]: id } };
  const { properties = {} } = bareSchema(run.contract, body?.media[0]?.schema ?? {});
  const value = isObject(plain.body?.value) ? plain.body.value : {};
  const sent = idValue(run.contract, properties[name] ?? {}, id);
  return { ...plain, body: plain.body && { ...plain.body, value: { ...value, [name]: sent } } };
}

/** A new record of a kind; null when no operation makes one. */
export async function makeRecord(
  run: Run,
  kind: Kind,
  as: Person,
): Promise<{ readonly exchange: Exchange; readonly id: string } | null> {
  for (const operation of run.contract.operations) {
    const place = placesOf(operation).find(([at, one]) => one === kind && !at.includes('*'))?.[0];
    if (place === undefined || !isCreating(operation)) continue;
    const parts = run.cases.plain(operation, as);
    if (!run.may(operation, parts)) continue;
    const about = { check: 'writes', subject: 'a new record' } as const;
    const exchange = await run.send({ operation, as, parts }, about, undefined, {
      impatient: true,
    });
    const id = idText(valuesAt(exchange.response?.json, place)[0]);
    if (isSuccess(exchange) && id !== null) return { exchange, id };
  }
  return null;
}

/** The ids of records that differ in an enumeration, a flag, or in what is null: one of each. */
async function oneOfEachState(run: Run, kind: Kind, as: Person): Promise<string[]> {
  const found = new Map<string, string>();
  for (const operation of run.contract.operations) {
    const place = placesOf(operation).find(([at, one]) => one === kind && at.includes('*'))?.[0];
    const list = /^\/(\w+)\/\*\/\w+$/.exec(place ?? '')?.[1];
    if (!operation.isRead || list === undefined) continue;
    if (run.cases.unknownParameters(operation, as).length > 0) continue;
    const { path } = run.cases.plain(operation, as);
    const whole = await readWholeList(run, { operation, list }, as, path);
    for (const item of whole?.items ?? []) {
      const id = idText(item.id);
      const state = stateOf(run, operation, list, item);
      if (id !== null && !found.has(state)) found.set(state, id);
    }
  }
  return [...found.values()];
}

function stateOf({ contract }: Run, operation: Operation, list: string, item: JsonObject): string {
  const { properties = {} } = bareSchema(contract, successMedia(operation)?.schema ?? {});
  const { items = {} } = bareSchema(contract, properties[list] ?? {});
  const own = bareSchema(contract, items).properties ?? {};
  const parts = Object.entries(own).flatMap(([name, given]) => {
    const schema = bareSchema(contract, given);
    if (schema.enum !== undefined || schema.type === 'boolean') return [`${name} ${item[name]}`];
    return item[name] === null ? [`${name} null`] : [];
  });
  return parts.join(', ');
}
