import type { JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Person } from '#tools/contract/vocabulary.ts';

/** Parameters of a read. */
export interface ReadParameters {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: readonly (readonly [name: string, value: string])[];
  readonly body?: JsonObject;
}

/** Returns the body of a successful response. Rejects with `NoResponse` when there is none. */
export type Read = (operation: string, parameters?: ReadParameters) => Promise<JsonObject>;

/** Two responses about the same record, each reduced to the values that must be equal. */
export interface Pair {
  readonly what: string;
  readonly one: unknown;
  readonly other: unknown;
}

/** A rule about several reads of the same record. */
export interface Agreement {
  readonly subject: string;
  readonly operations: readonly string[];
  readonly as: Person;
  readonly compare: (read: Read) => Promise<readonly Pair[]>;
}
