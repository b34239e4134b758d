import { toQuery } from '#tools/contract/generate/cases.ts';
import { idText } from '#tools/contract/ids/id-values.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Expectation, Run } from '#tools/contract/run.ts';
import type { Exchange, RequestParts } from '#tools/contract/send/call.ts';
import type { Person } from '#tools/contract/suite.ts';

/** The paging fields of a list's response. */
export interface Page {
  readonly items: readonly JsonObject[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
}

/** A list with the person who has the most records in it. */
export interface ListCall {
  readonly run: Run;
  readonly operation: Operation;
  readonly as: Person;
}

const people: readonly Person[] = ['main', 'owner', 'approver', 'employee'];

/** The page in a response; null when it has none. */
export function pageOf({ response }: Exchange): Page | null {
  const { json } = response ?? {};
  if (response?.status !== 200 || !isObject(json) || !isObject(json.paging)) return null;
  const { page, pageSize, total } = json.paging;
  return {
    items: itemsOf(json.items),
    page: Number(page),
    pageSize: Number(pageSize),
    total: Number(total),
  };
}

/** The objects of a list; empty for anything else. */
export function itemsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The identity of an element of a list. */
export function keyOf(item: JsonObject): string {
  for (const node of [item, item.product, item.feedback]) {
    if (!isObject(node)) continue;
    const id = idText(node.id ?? node.productID ?? node._id ?? node.uuid);
    if (id !== null) return id;
  }
  return JSON.stringify(item);
}

/** Whether an operation has a parameter of this name in its query or body. */
export function takes(run: Run, operation: Operation, name: string): boolean {
  const schema = operation.body?.media[0]?.schema;
  const properties = (schema && run.contract.resolve(schema).properties) ?? {};
  return (
    name in properties ||
    operation.parameters.some((one) => one.in === 'query' && one.name === name)
  );
}

/** A valid request of a list with only these parameters. */
export function listParts({ run, operation, as }: ListCall, parameters: JsonObject): RequestParts {
  const plain = run.cases.plain(operation, as);
  const isInQuery = (name: string) =>
    operation.parameters.some((one) => one.in === 'query' && one.name === name);
  const entries = Object.entries(parameters);
  const inQuery = entries.filter(([name]) => isInQuery(name));
  const inBody = Object.fromEntries(entries.filter(([name]) => !isInQuery(name)));
  const overridden = new Set(inQuery.map(([name]) => name));
  return {
    ...plain,
    query: [
      ...plain.query.filter(([name]) => !overridden.has(name)),
      ...inQuery.flatMap(([name, value]) => toQuery({ name }, value)),
    ],
    body: plain.body === null ? null : { ...plain.body, value: inBody },
  };
}

/** Requests a list and validates the response. */
export function requestList(
  call: ListCall,
  parameters: JsonObject,
  subject: string,
  expect?: Expectation,
) {
  const { run, operation, as } = call;
  const parts = listParts(call, parameters);
  return run.send({ operation, parts, as }, { check: 'lists', subject }, expect);
}

/** The list as the person who sees the most records in it; null when nobody may read it. */
export async function fullestList(run: Run, operation: Operation): Promise<ListCall | null> {
  let best: { call: ListCall; total: number } | null = null;
  for (const as of operation.isForStaff ? (['staff'] as const) : people) {
    if (as !== 'main' && (operation.security !== 'required' || !(await run.has(as)))) continue;
    if (run.cases.unknownParameters(operation, as).length > 0) continue;
    const call = { run, operation, as };
    const page = pageOf(await requestList(call, {}, `the list of ${as}`));
    const total = page?.total ?? -1;
    if (best === null || total > best.total) best = { call, total };
  }
  return best?.call ?? null;
}
