import { isDeepStrictEqual } from 'node:util';
import type { Contract, Operation } from '#tools/contract/openapi/contract.ts';
import { isObject } from '#tools/contract/openapi/schema.ts';
import type { SettableSchema } from '#tools/contract/world/shown.ts';

/**
 * What a request makes of a property that it does not name: what `x-absent` says; in a PUT the `default` of its schema,
 * which is its value when there is none. Undefined where nothing says it.
 */
export function absentValue(
  contract: Contract,
  { method }: Operation,
  given: SettableSchema,
): unknown {
  if ('x-absent' in given) return given['x-absent'];
  if (method !== 'PUT') return undefined;
  return given.default ?? contract.resolve(given).default;
}

const declared = new WeakMap<Contract, boolean>();

/**
 * Whether a PUT that does not name a property may have made this of it: HTTP replaces the record by what is sent.
 * Where a contract says with `x-absent` what becomes of some properties, all others stay.
 */
export function mayReset(contract: Contract, given: SettableSchema, value: unknown): boolean {
  const says = declared.get(contract) ?? saysAbsent(contract.document);
  declared.set(contract, says);
  if (says) return false;
  const initial = given.default ?? contract.resolve(given).default;
  const empty = [undefined, null, '', false, 0, [], {}];
  return [initial, ...empty].some((one) => isDeepStrictEqual(one, value));
}

function saysAbsent(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(saysAbsent);
  if (!isObject(node)) return false;
  return 'x-absent' in node || 'x-absent-as' in node || Object.values(node).some(saysAbsent);
}
