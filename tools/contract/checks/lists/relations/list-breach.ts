import type { JsonObject } from '#tools/contract/openapi/schema.ts';
import type { RuleId } from '#tools/contract/rules.ts';
import type { ListReads } from './list-reads.ts';

/** What two or more readings of a list do not have in common, though they should. */
export interface Breach {
  readonly expected: string;
  readonly actual: string;
  /** The parameters of the request that is wrong. */
  readonly parameters: JsonObject;
}

/** What must hold between several readings of one list. */
export interface Relation {
  readonly subject: string;
  readonly rule: RuleId;
  /** Null when it holds, or when there is nothing to compare. */
  readonly check: (reads: ListReads) => Promise<Breach | null>;
}

/** Returns ids that a filter takes: the user's own, or those of other people. */
export type IDsOf = (filter: string, whose?: 'others') => readonly string[];

/** Describes how a list of keys differs from the expected one. */
export function difference(keys: readonly string[], expected: readonly string[]): string {
  const missing = expected.filter((key) => !keys.includes(key));
  const added = keys.filter((key) => !expected.includes(key));
  const parts = [
    ...(missing.length > 0 ? [`${missing.length} missing (${missing[0]})`] : []),
    ...(added.length > 0 ? [`${added.length} in addition (${added[0]})`] : []),
  ];
  if (parts.length > 0) return parts.join(', ');
  return keys.length === expected.length
    ? 'another order'
    : `${keys.length} for ${expected.length}`;
}

/** Whether two lists have the same keys, in any order. */
export function hasSameKeys(keys: readonly string[], expected: readonly string[]): boolean {
  return keys.length === expected.length && keys.every((key) => expected.includes(key));
}
