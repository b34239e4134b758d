import type { Alternative } from './alternatives.ts';
import type { SchemaPlace } from './contract.ts';
import type { Detail, Rule, Severity } from './finding.ts';

/** The same place in the old and the new contract. */
export interface Pair<T> {
  readonly before: T;
  readonly after: T;
}

export type Side = keyof Pair<unknown>;

/** A step from a value to a part of it. */
export type Step =
  | { readonly kind: 'property'; readonly name: string }
  | { readonly kind: 'item' }
  | { readonly kind: 'additional' };

/**
 * A change of one schema. Whether it narrows or widens is proven by values that both contracts validate.
 */
export interface SchemaChange {
  readonly rule: Rule;
  readonly detail: Detail;
  readonly pointers: { readonly before?: string; readonly after?: string };
  /** Keywords whose violation must be the reason of the rejection; empty for any. */
  readonly keywords: readonly string[];
  /** Values that were probably accepted and are probably rejected now. */
  readonly narrowing: readonly unknown[];
  /** Values that were probably rejected and are probably accepted now. */
  readonly widening: readonly unknown[];
  /** Whether an error is of this change, not another one of the same keyword. */
  readonly isCause?: (params: Readonly<Record<string, unknown>>) => boolean;
  /** Why it breaks where `otherwise` says so without a value; it can't be decided when there is none. */
  readonly reason?: string;
  /** The severity where no value proves that it breaks. */
  readonly otherwise?: { readonly request?: Severity; readonly response?: Severity };
}

/** An alternative compared with itself, and the paths to its parts. */
export interface AlternativePair extends Pair<Alternative> {
  readonly parts: readonly { readonly step: Step; readonly places: Pair<SchemaPlace> }[];
  readonly changes: readonly SchemaChange[];
}

/** All changes of one pair of schemas, without their parts. */
export interface Comparison {
  readonly changes: readonly SchemaChange[];
  readonly alternatives: readonly AlternativePair[];
}
