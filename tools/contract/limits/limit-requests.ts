import { createHash } from 'node:crypto';
import { toQuery } from '#tools/contract/generate/cases.ts';
import type { Contract, Operation } from '#tools/contract/openapi/contract.ts';
import { splitPointer } from '#tools/contract/openapi/pointer.ts';
import { isObject } from '#tools/contract/openapi/schema.ts';
import type { RequestParts } from '#tools/contract/send/call.ts';
import type { Validator } from '#tools/contract/validate/validator.ts';
import { valuesOf } from './limit-coverage.ts';
import { valuesOfSize } from './limit-values.ts';
import { excessOf, type Limit, limitName, limitsOf } from './limits.ts';

/** A request with a value at a limit, or one beyond it. */
export interface LimitRequest {
  readonly limit: Limit;
  readonly parts: RequestParts;
}

/** What limits are sent with. */
export interface LimitSource {
  readonly contract: Contract;
  readonly validator: Validator;
  /** Valid requests; the first that has the place of a limit is changed there. */
  readonly bases: readonly RequestParts[];
  readonly seed: number;
}

/** How many bases a request with several values at their limits is tried with. */
const triedBases = 8;

/** A valid request with a value at a limit; null when no base has its place. */
export function requestAtLimit(
  operation: Operation,
  limit: Limit,
  source: LimitSource,
): RequestParts | null {
  return makeRequest(operation, limit, source, 0);
}

/** Requests with a value one beyond each limit, all invalid. */
export function requestsBeyondLimits(operation: Operation, source: LimitSource): LimitRequest[] {
  return limitsOf(source.contract, operation).flatMap((limit) => {
    const parts = makeRequest(operation, limit, source, 1);
    return parts === null ? [] : [{ limit, parts }];
  });
}

/** One valid request with several values at their limits: as many as are valid together. */
export function requestAtLimits(
  operation: Operation,
  limits: readonly Limit[],
  source: LimitSource,
): { readonly limits: readonly Limit[]; readonly parts: RequestParts } | null {
  let best: { limits: Limit[]; parts: RequestParts } | null = null;
  for (const base of source.bases.slice(0, triedBases)) {
    const next = { limits: [] as Limit[], parts: base };
    for (const limit of limits) {
      const parts = makeRequest(operation, limit, { ...source, bases: [next.parts] }, 0);
      if (parts === null) continue;
      next.parts = parts;
      next.limits.push(limit);
    }
    if (next.limits.length > (best?.limits.length ?? 0)) best = next;
  }
  // A later value may have replaced an earlier one: a list its items.
  const parts = best?.parts;
  if (best === null || parts === undefined) return null;
  return { parts, limits: best.limits.filter((limit) => isReached(limit, operation, parts)) };
}

function isReached(limit: Limit, operation: Operation, parts: RequestParts): boolean {
  const call = { operation, parts, as: 'nobody' } as const;
  return valuesOf(limit, call, parts.headers).some((value) => excessOf(limit, value) === 0);
}

/** The label of a request: `body /items/0/quantity: above maximum`. */
export function beyondLabel({ in: where, name, place, keyword }: Limit): string {
  const at = place.replaceAll('*', '0');
  return `${[where, name, at].filter(Boolean).join(' ')}: ${excesses[keyword]}`;
}

/** The label of a request whose value is at its limit. */
export function atLabel(limit: Limit): string {
  return `at the limit: ${limitName(limit)}`;
}

const excesses = {
  minLength: 'too short',
  maxLength: 'too long',
  minimum: 'below minimum',
  maximum: 'above maximum',
  minItems: 'too few items',
  maxItems: 'too many items',
  minProperties: 'too few properties',
  maxProperties: 'too many properties',
};

function makeRequest(
  operation: Operation,
  limit: Limit,
  source: LimitSource,
  excess: 0 | 1,
): RequestParts | null {
  const { keyword, bound } = limit;
  const size = keyword.startsWith('min') ? bound - excess : bound + excess;
  const own = limit.in === 'header' ? [ownText(operation, limit, source.seed, size)] : [];
  const values = [...own, ...valuesOfSize(source.contract, limit, size)].filter(
    (value) => excessOf(limit, value) === excess,
  );
  for (const base of source.bases) {
    for (const value of values) {
      const parts = withValue(operation, limit, base, value);
      if (parts !== null && isAsMeant(operation, limit, source, parts, value, excess)) {
        return parts;
      }
    }
  }
  return null;
}

/** A text that no other request has: a key may be used once. */
function ownText(operation: Operation, limit: Limit, seed: number, size: number): string {
  const name = `${seed} ${operation.id} ${limitName(limit)}`;
  const text = createHash('sha256').update(name).digest('hex');
  return text.repeat(Math.ceil(size / text.length)).slice(0, size);
}

/** Whether the request is valid at the limit and invalid beyond it, by its schema. */
function isAsMeant(
  operation: Operation,
  limit: Limit,
  { validator }: LimitSource,
  { body }: RequestParts,
  value: unknown,
  excess: 0 | 1,
): boolean {
  if (limit.in !== 'body') {
    const pointer = operation.parameters.find(
      (one) => one.name === limit.name && one.in === limit.in,
    )?.pointer;
    const whole = limit.place === '' ? value : [value];
    return pointer !== undefined && validator.fits(pointer, whole) === (excess === 0);
  }
  const [media] = operation.body?.media ?? [];
  if (media === undefined) return false;
  // The values of a form are texts and files, which its schema does not describe as they are sent.
  if (media.type.startsWith('multipart/')) return true;
  return validator.fits(media.pointer, body?.value) === (excess === 0);
}

function withValue(
  operation: Operation,
  { in: where, name, place }: Limit,
  base: RequestParts,
  value: unknown,
): RequestParts | null {
  const whole = place === '' ? value : [value];
  switch (where) {
    case 'path':
      return { ...base, path: { ...base.path, [name]: String(value) } };
    case 'header':
      return { ...base, headers: { ...base.headers, [name]: String(value) } };
    case 'query': {
      const rest = base.query.filter(([other]) => other !== name);
      return { ...base, query: [...rest, ...toQuery({ name }, whole)] };
    }
    default: {
      const { body } = base;
      if (body === null || operation.body === null) return null;
      const changed = replaced(body.value, splitPointer(place), value);
      return changed === undefined ? null : { ...base, body: { ...body, value: changed } };
    }
  }
}

/** A copy with another value at a place, the first item for `*`; undefined when its owner is missing. */
function replaced(node: unknown, place: readonly string[], value: unknown): unknown {
  const [name, ...rest] = place;
  if (name === undefined) return value;
  if (name === '*') {
    if (!Array.isArray(node)) return undefined;
    if (node.length === 0 && rest.length > 0) return undefined;
    const first = replaced(node[0], rest, value);
    return first === undefined ? undefined : [first, ...node.slice(1)];
  }
  if (!isObject(node)) return undefined;
  if (rest.length > 0 && !(name in node)) return undefined;
  const inner = replaced(node[name], rest, value);
  return inner === undefined ? undefined : { ...node, [name]: inner };
}
