import type { Contract, Operation, Parameter } from '#tools/contract/openapi/contract.ts';
import { type Schema, typesOf } from '#tools/contract/openapi/schema.ts';

/** Keywords that bound a value, with its size that they bound. */
const keywords = {
  minLength: 'string',
  maxLength: 'string',
  minimum: 'number',
  maximum: 'number',
  minItems: 'array',
  maxItems: 'array',
  minProperties: 'object',
  maxProperties: 'object',
} as const;
export type LimitKeyword = keyof typeof keywords;

/** One bound of one place of a request. */
export interface Limit {
  readonly in: Parameter['in'] | 'body';
  /** The name of the parameter; empty for the body. */
  readonly name: string;
  /** The place in the body or the list, `*` for any item: `/items/*\/quantity`; empty for the whole. */
  readonly place: string;
  readonly keyword: LimitKeyword;
  readonly bound: number;
  readonly schema: Schema;
}

const deepest = 6;

/** All bounds of a request of an operation, each place and keyword once. */
export function limitsOf(contract: Contract, operation: Operation): Limit[] {
  const found = new Map<string, Limit>();
  const add = (limit: Limit) => {
    const key = limitName(limit);
    if (canBeCrossed(limit) && !found.has(key)) found.set(key, limit);
  };
  for (const parameter of operation.parameters) {
    const { in: place, name, schema } = parameter;
    for (const limit of limitsIn(contract, schema, '', 0)) add({ ...limit, in: place, name });
  }
  const [media] = operation.body?.media ?? [];
  for (const limit of limitsIn(contract, media?.schema ?? {}, '', 0)) {
    add({ ...limit, in: 'body', name: '' });
  }
  return [...found.values()];
}

/** The limit as reports name it: `body /items/*\/quantity maximum 999`. */
export function limitName(limit: Limit): string {
  const { in: place, name, place: at, keyword, bound } = limit;
  return `${[place, name, at].filter(Boolean).join(' ')} ${keyword} ${bound}`;
}

/** Nothing is shorter than empty, and an empty part of a path or header is another request. */
function canBeCrossed({ in: place, keyword, bound }: Limit): boolean {
  if (keyword.startsWith('min') && keyword !== 'minimum' && bound <= 0) return false;
  if (keyword === 'minLength' && bound === 1) return place === 'query' || place === 'body';
  // A parameter is left out, not sent without items.
  if (keyword === 'minItems' && bound === 1) return place === 'body';
  return Math.abs(bound) < Number.MAX_SAFE_INTEGER;
}

type PlainLimit = Omit<Limit, 'in' | 'name'>;

function* limitsIn(
  contract: Contract,
  given: Schema,
  place: string,
  depth: number,
): Generator<PlainLimit> {
  const schema = contract.resolve(given);
  if (depth > deepest || schema.const !== undefined || schema.format === 'binary') return;
  for (const branch of [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
    yield* limitsIn(contract, branch, place, depth);
  }
  for (const keyword of Object.keys(keywords) as LimitKeyword[]) {
    const bound = schema[keyword];
    if (bound === undefined || schema.enum !== undefined) continue;
    if (!isOutOfReach(contract, schema, keyword, bound)) yield { place, keyword, bound, schema };
  }
  if (schema.items) yield* limitsIn(contract, schema.items, `${place}/*`, depth + 1);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    yield* limitsIn(contract, property, `${place}/${name}`, depth + 1);
  }
}

/** A list of different values of an enumeration has at most all of them. */
function isOutOfReach(
  contract: Contract,
  { uniqueItems, items }: Schema,
  keyword: LimitKeyword,
  bound: number,
): boolean {
  const values = items && contract.resolve(items).enum;
  return keyword === 'maxItems' && uniqueItems === true && (values?.length ?? bound) < bound;
}

/** How far beyond its limit a value is; zero at it, negative within; null where it has no such size. */
export function excessOf({ keyword, bound }: Limit, value: unknown): number | null {
  const size = sizeOf(keyword, value);
  if (size === null) return null;
  return keyword.startsWith('min') ? bound - size : size - bound;
}

function sizeOf(keyword: LimitKeyword, value: unknown): number | null {
  switch (keywords[keyword]) {
    case 'string':
      return typeof value === 'string' ? [...value].length : null;
    case 'number':
      return typeof value === 'number' ? value : null;
    case 'array':
      return Array.isArray(value) ? value.length : null;
    default:
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.keys(value).length
        : null;
  }
}

/** Whether a schema is a number, which a parameter has as text. */
export function isNumeric(schema: Schema): boolean {
  return typesOf(schema).some((type) => type === 'integer' || type === 'number');
}
