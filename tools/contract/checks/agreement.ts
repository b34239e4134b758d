import type { JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Person } from '#tools/contract/vocabulary.ts';

/** What a read is asked with. */
export interface Asked {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: readonly (readonly [name: string, value: string])[];
  readonly body?: JsonObject;
}

/** The body of a successful answer. Rejects with `NoAnswer` when there is none. */
export type Ask = (operation: string, asked?: Asked) => Promise<JsonObject>;

/** Two answers about the same thing, each reduced to what must be equal. */
export interface Pair {
  readonly what: string;
  readonly one: unknown;
  readonly other: unknown;
}

/** What several reads tell of the same thing. */
export interface Agreement {
  readonly subject: string;
  readonly operations: readonly string[];
  readonly as: Person;
  readonly compare: (ask: Ask) => Promise<readonly Pair[]>;
}
