import type { OperationId } from '#server/contract/handlers.ts';
import { type ListShape, shapeOf } from '#tools/contract/checks/lists/relations/list-shape.ts';
import type { Contract, Operation } from '#tools/contract/openapi/contract.ts';
import {
  bodyOf,
  onRequest,
  remaking,
  responses,
  withMembers,
  withQuery,
} from '#tools/contract/self-test/alter.ts';
import type { Call } from '#tools/contract/self-test/exchange.ts';
import { at, isObject, type Json } from '#tools/contract/self-test/json.ts';
import type { DefectPlan } from './plan.ts';

/** Kinds of defects in how a list reads its parameters, and in what it shows. */
export const parameterKinds = [
  'parameter-ignored',
  'parameter-inverted',
  'bound-off-by-one',
  'relation-broken',
] as const;
type ParameterKind = (typeof parameterKinds)[number];

const dayMs = 86_400_000;

/** The defects of a list that has pages; none for another operation. */
export function ofParameters(contract: Contract, operation: Operation): DefectPlan[] {
  const shape = shapeOf(contract, operation);
  if (shape === null) return [];
  const id = operation.id as OperationId;
  const change = (kind: ParameterKind, name: string, edit: (value: Json) => Json | null) =>
    plan(kind, name, () => onRequest(id, (call) => withParameter(operation, call, name, edit)));
  const { filters, ranges } = shape;
  return [
    ...namesOf(shape).map((name) => change('parameter-ignored', name, () => null)),
    ...filters
      .filter(({ values, place }) => values.length > 1 && place !== null)
      .map(({ name, values }) =>
        change('parameter-inverted', name, (value) => next(values, value)),
      ),
    ...(shape.sorts.length > 0 ? [change('parameter-inverted', 'sort', otherDirection)] : []),
    ...[
      'page',
      'pageSize',
      ...ranges.flatMap(({ from, to }) => (shape.group === null ? [from, to] : [from])),
    ].map((name) => change('bound-off-by-one', name, plusOne)),
    ...relations(id),
  ];
}

function plan(kind: ParameterKind, place: string, fault: DefectPlan['fault']): DefectPlan {
  return { kind, place, checks: ['lists'], fault };
}

function namesOf({ filters, ranges, sorts }: ListShape): string[] {
  return [
    'page',
    'pageSize',
    ...filters.map(({ name }) => name),
    ...ranges.flatMap(({ from, to }) => [from, to]),
    ...(sorts.length > 0 ? ['sort'] : []),
  ];
}

function relations(id: OperationId): DefectPlan[] {
  const edits: Record<
    string,
    (items: Json[], total: number) => { items?: Json[]; total?: number }
  > = {
    'total more by one': (_items, total) => ({ total: total + 1 }),
    'total of the page': (items) => ({ total: items.length }),
    'the last record lost': (items) => ({ items: items.slice(0, -1) }),
    'the first record twice': (items) => ({ items: [...items.slice(0, 1), ...items] }),
  };
  return Object.entries(edits).map(([place, edit]) =>
    plan('relation-broken', place, () =>
      responses(
        id,
        remaking((body) => {
          const { items, paging } = body;
          const total = at(body, 'paging.total');
          if (!Array.isArray(items) || !isObject(paging) || typeof total !== 'number') return body;
          const next = edit(items, total);
          return {
            ...body,
            items: next.items ?? items,
            paging: { ...paging, total: next.total ?? total },
          };
        }),
      ),
    ),
  );
}

function withParameter(
  { parameters }: Operation,
  call: Call,
  name: string,
  edit: (value: Json) => Json | null,
): Call {
  const isQuery = parameters.some((one) => one.in === 'query' && one.name === name);
  if (!isQuery) {
    const value = at(bodyOf(call), name);
    return value === undefined ? call : withMembers(call, { [name]: edit(value) });
  }
  const values = call.url.searchParams.getAll(name);
  if (values.length === 0) return call;
  const [first = ''] = values;
  const isNumber = /^\d+$/.test(first);
  const edited = edit(values.length > 1 ? values : isNumber ? Number(first) : first);
  return withQuery(call, (query) => {
    query.delete(name);
    for (const value of edited === null ? [] : [edited].flat()) query.append(name, String(value));
  });
}

/** Another value of the same filter. */
function next(values: readonly unknown[], value: Json): Json {
  if (Array.isArray(value)) return value.map((one) => next(values, one));
  const index = values.findIndex((one) => String(one) === String(value));
  return (values[(index + 1) % values.length] ?? value) as Json;
}

function otherDirection(sort: Json): Json {
  if (!isObject(sort)) return sort;
  return { ...sort, direction: sort.direction === 'DESC' ? 'ASC' : 'DESC' };
}

function plusOne(value: Json): Json {
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return value;
  return new Date(Date.parse(value) + dayMs).toISOString().slice(0, 10);
}
