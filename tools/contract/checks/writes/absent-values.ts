import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '#tools/contract/openapi/contract.ts';
import { isObject } from '#tools/contract/openapi/schema.ts';
import type { SettableSchema } from '#tools/contract/world/shown.ts';

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
