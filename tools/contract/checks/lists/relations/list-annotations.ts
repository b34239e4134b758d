import type { Schema } from '#tools/contract/openapi/schema.ts';

/** What a text that is sought may differ in from the one that a record shows. */
export type Match = 'part' | 'any-case' | 'trimmed';

/** What the contract adds to a schema about lists. */
interface ListAnnotations {
  /**
   * `choice`: it chooses what is listed, and so may add records; `all`: a record has all of the values.
   * Without it a record has any of them.
   */
  readonly 'x-filter'?: 'choice' | 'all';
  /** A record stands for several, to which the filters apply; the place of its key: `family.id`. */
  readonly 'x-group'?: string;
  readonly default?: unknown;
  /** The property that a bound is about: `createdAt`. */
  readonly 'x-bounds'?: string;
  readonly description?: string;
  /** The time zone of the days of a bound: `Europe/Moscow`. */
  readonly 'x-time-zone'?: string;
  /** CEL about a record, `self`: the texts that find it. */
  readonly 'x-finds'?: string;
  /** How else these texts find it: by a part of them, in another letter case, with spaces around. */
  readonly 'x-matches'?: readonly Match[];
}

export type ListSchema = Schema & ListAnnotations;

/** Follows references to the schema itself. */
export type Own = (schema: Schema | undefined) => ListSchema;

/** An annotation beside a reference counts before the one of its target. */
export function annotation<Name extends keyof ListAnnotations>(
  schema: Schema | undefined,
  own: Own,
  name: Name,
): ListAnnotations[Name] {
  return (schema as ListSchema | undefined)?.[name] ?? own(schema)[name];
}
