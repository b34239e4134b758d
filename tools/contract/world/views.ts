import { kindOfParameter } from '#tools/contract/ids/id-kinds.ts';
import { placesOf } from '#tools/contract/ids/id-sources.ts';
import { idText } from '#tools/contract/ids/id-values.ts';
import type { Contract, Media, Operation } from '#tools/contract/openapi/contract.ts';
import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import { valuesAt } from '#tools/contract/openapi/values-at.ts';
import type { Call, Exchange } from '#tools/contract/send/call.ts';

/** A read whose response has the same view of a record as the response to a change. */
export interface View {
  readonly operation: Operation;
  /** The property that lists such records; null when the response is the record. */
  readonly list: string | null;
}

/** The JSON of the success of an operation; null when there is none. */
export function successMedia({ responses }: Operation): Media | null {
  const success = [...responses.values()].find(({ status }) => status.startsWith('2'));
  return success?.media.find(({ type }) => type === 'application/json') ?? null;
}

/** The reads that show what an operation responds with, by the schema that both name. */
export function viewsOf(contract: Contract, operation: Operation): View[] {
  const name = successMedia(operation)?.schema.$ref;
  if (name === undefined) return [];
  return contract.operations.filter(isPlainRead).flatMap((read): View[] => {
    const schema = successMedia(read)?.schema;
    if (schema === undefined) return [];
    if (schema.$ref === name) return [{ operation: read, list: null }];
    const lists = Object.entries(contract.resolve(schema).properties ?? {});
    return lists
      .filter(([, property]) => property.items?.$ref === name)
      .map(([list]) => ({ operation: read, list }));
  });
}

/** Whether a read needs nothing but ids of its path. */
export function isPlainRead({ method, isRead, parameters }: Operation): boolean {
  return (
    isRead && method === 'GET' && parameters.every((one) => one.in === 'path' || !one.required)
  );
}

/** The call of a view after a change; null when an id of its path does not follow from the change. */
export function viewCall(view: View, { call, response }: Exchange): Call | null {
  const { operation } = view;
  const path: Record<string, string> = {};
  for (const { name } of operation.parameters.filter((one) => one.in === 'path')) {
    const id = idFor(operation, name, call, response?.json);
    if (id === undefined) return null;
    path[name] = id;
  }
  return { operation, as: call.as, parts: { path, query: [], headers: {}, body: null } };
}

function idFor(read: Operation, name: string, call: Call, json: unknown): string | undefined {
  const kind = kindOfParameter(read, name);
  const same = Object.entries(call.parts.path).find(
    ([parameter]) => kindOfParameter(call.operation, parameter) === kind,
  );
  if (same !== undefined) return same[1];
  const created = placesOf(call.operation).find(
    ([place, one]) => !place.includes('*') && one === kind,
  );
  const [id] = created === undefined ? [] : valuesAt(json, created[0]);
  return idText(id) ?? undefined;
}

/** The records that a response to a view has. */
export function recordsOf({ list }: View, json: unknown): readonly JsonObject[] {
  if (!isObject(json)) return [];
  if (list === null) return [json];
  const items = json[list];
  return Array.isArray(items) ? items.filter(isObject) : [];
}

/** The record in it that a response is about; undefined when it is not listed. */
export function recordLike(view: View, json: unknown, like: unknown): JsonObject | undefined {
  const records = recordsOf(view, json);
  if (view.list === null) return records[0];
  const id = isObject(like) ? like.id : undefined;
  return id === undefined ? undefined : records.find((one) => one.id === id);
}
