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
 * A change of one schema. Whether it narrows or widens is not claimed but shown: by values for
 * which the two contracts are asked.
 */
export interface SchemaChange {
  readonly rule: Rule;
  readonly detail: Detail;
  readonly pointers: { readonly before?: string; readonly after?: string };
  /** Keywords by which the stricter contract must reject the value; empty for any. */
  readonly keywords: readonly string[];
  /** Values that are likely to have been accepted and to be rejected now. */
  readonly narrowing: readonly unknown[];
  /** Values that are likely to have been rejected and to be accepted now. */
  readonly widening: readonly unknown[];
  /** What it means where no value shows that it breaks. */
  readonly otherwise?: { readonly request?: Severity; readonly response?: Severity };
}

/** A form compared with itself, and the way to its parts. */
export interface AlternativePair extends Pair<Alternative> {
  readonly parts: readonly { readonly step: Step; readonly places: Pair<SchemaPlace> }[];
  readonly changes: readonly SchemaChange[];
}

/** All that one pair of schemas says by itself. */
export interface Comparison {
  readonly changes: readonly SchemaChange[];
  readonly alternatives: readonly AlternativePair[];
}
