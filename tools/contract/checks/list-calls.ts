import { toQuery } from '#tools/contract/generate/cases.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Expectation, Run } from '#tools/contract/run.ts';
import type { Exchange, RequestParts } from '#tools/contract/send/call.ts';
import type { Person } from '#tools/contract/suite.ts';

/** What a list responds with, as far as paging goes. */
export interface Page {
  readonly items: readonly JsonObject[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
}

/** A list with the person who has the most in it. */
export interface ListCall {
  readonly run: Run;
  readonly operation: Operation;
  readonly as: Person;
}

const people: readonly Person[] = ['main', 'owner', 'approver', 'employee'];

/** The page of an answer; null when it is none. */
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

export function itemsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** What tells the elements of a list apart. */
export function keyOf(item: JsonObject): string {
  for (const node of [item, item.product, item.feedback]) {
    if (!isObject(node)) continue;
    const id = node.id ?? node.productID;
    if (typeof id === 'string') return id;
  }
  return JSON.stringify(item);
}

/** Whether an operation takes a value of this name, in its query or its body. */
export function takes(run: Run, operation: Operation, name: string): boolean {
  const schema = operation.body?.media[0]?.schema;
  const properties = (schema && run.contract.resolve(schema).properties) ?? {};
  return (
    name in properties ||
    operation.parameters.some((one) => one.in === 'query' && one.name === name)
  );
}

/** A sound request of a list with these wishes and no others. */
export function listParts({ run, operation, as }: ListCall, wishes: JsonObject): RequestParts {
  const plain = run.cases.plain(operation, as);
  const isInQuery = (name: string) =>
    operation.parameters.some((one) => one.in === 'query' && one.name === name);
  const entries = Object.entries(wishes);
  const inQuery = entries.filter(([name]) => isInQuery(name));
  const inBody = Object.fromEntries(entries.filter(([name]) => !isInQuery(name)));
  const asked = new Set(inQuery.map(([name]) => name));
  return {
    ...plain,
    query: [
      ...plain.query.filter(([name]) => !asked.has(name)),
      ...inQuery.flatMap(([name, value]) => toQuery({ name }, value)),
    ],
    body: plain.body === null ? null : { ...plain.body, value: inBody },
  };
}

/** Requests a list and validates the answer. */
export function ask(call: ListCall, wishes: JsonObject, subject: string, expect?: Expectation) {
  const { run, operation, as } = call;
  const parts = listParts(call, wishes);
  return run.send({ operation, parts, as }, { check: 'lists', subject }, expect);
}

/** The list as the person who sees the most in it; null when nobody may read it. */
export async function fullestList(run: Run, operation: Operation): Promise<ListCall | null> {
  let best: { call: ListCall; total: number } | null = null;
  for (const as of people) {
    if (as !== 'main' && (operation.security !== 'required' || !(await run.has(as)))) continue;
    if (run.cases.unknownParameters(operation, as).length > 0) continue;
    const call = { run, operation, as };
    const page = pageOf(await ask(call, {}, `the list of ${as}`));
    const total = page?.total ?? -1;
    if (best === null || total > best.total) best = { call, total };
  }
  return best?.call ?? null;
}
