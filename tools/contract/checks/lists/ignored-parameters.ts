import { ATTEMPTS } from '#tools/contract/checks/attempts.ts';
import { differenceOf } from '#tools/contract/checks/writes/difference.ts';
import { isObject, type JsonObject, type Schema, typesOf } from '#tools/contract/openapi/schema.ts';
import { isSuccess } from '#tools/contract/send/call.ts';
import { successMedia } from '#tools/contract/world/views.ts';
import { type ListCall, requestList } from './list-calls.ts';

/** How many values of a parameter are tried. */
const tried = 2;

/** What the contract adds to a property of a response. */
interface Annotated {
  /** Parameters that have no influence on the property: the count of a filter ignores its own choice. */
  readonly 'x-ignores'?: readonly string[];
}

/** Counts that a parameter has no influence on (`x-ignores`) are the same with it and without. */
export async function checkIgnored(call: ListCall): Promise<void> {
  const { run, operation } = call;
  const response = successMedia(operation)?.schema;
  const properties = (response && run.contract.resolve(response).properties) ?? {};
  for (const [property, schema] of Object.entries(properties)) {
    for (const name of (schema as Schema & Annotated)['x-ignores'] ?? []) {
      await checkParameter(call, property, name);
    }
  }
}

async function checkParameter(call: ListCall, property: string, name: string): Promise<void> {
  const { run, operation } = call;
  const subject = `${property} with ${name} and without`;
  const plain = await requestList(call, {}, subject);
  for (const value of valuesOf(call, name, shown(plain.response?.json, property))) {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const left = await requestList(call, {}, subject);
      const chosen = await requestList(call, { [name]: value }, subject);
      if (!isSuccess(left) || !isSuccess(chosen)) break;
      const [one, two] = [left, chosen].map(({ response }) => shown(response?.json, property));
      const difference = differenceOf(one, two, '');
      if (difference === null) break;
      if (attempt < ATTEMPTS) continue;
      const flaw = {
        rule: 'ignored-counts',
        expected: `${property}${difference.at} is ${JSON.stringify(difference.one)}, as without ${name}`,
        actual: JSON.stringify(difference.two) ?? 'nothing',
        other: left,
      } as const;
      run.findings.add(chosen, flaw, { check: 'lists', subject });
      run.coverage.settle(operation.id, 'lists', true);
      return;
    }
  }
}

/** The property without the marks of what is chosen. */
function shown(json: unknown, property: string): unknown {
  return withoutMarks(isObject(json) ? json[property] : undefined);
}

function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (!isObject(value)) return value;
  const { selected: _selected, ...rest } = value;
  return Object.fromEntries(Object.entries(rest).map(([name, one]) => [name, withoutMarks(one)]));
}

/** Values of a parameter: those of its enumeration, a flag, or ids and numbers that the property has. */
function valuesOf({ run, operation }: ListCall, name: string, property: unknown): unknown[] {
  const body = operation.body?.media[0]?.schema;
  const given =
    operation.parameters.find((one) => one.name === name)?.schema ??
    (body && run.contract.resolve(body).properties?.[name]) ??
    {};
  const schema = run.contract.resolve(given);
  const isList = typesOf(schema).includes('array');
  const item = isList ? run.contract.resolve(schema.items ?? {}) : schema;
  const types = typesOf(item);
  const values = item.enum
    ? item.enum
    : types.includes('boolean')
      ? [true]
      : types.includes('string')
        ? [...partsOf(property)].flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
        : [...partsOf(property)].flatMap((part) => Object.values(part)).filter(Number.isInteger);
  return values.slice(0, tried).map((value) => (isList ? [value] : value));
}

function* partsOf(value: unknown): Generator<JsonObject> {
  if (Array.isArray(value)) for (const item of value) yield* partsOf(item);
  if (!isObject(value)) return;
  yield value;
  for (const part of Object.values(value)) yield* partsOf(part);
}
