import type { Kind } from '#tools/contract/ids/id-kinds.ts';
import type { RuleId } from '#tools/contract/rules.ts';
import type { Person } from '#tools/contract/suite.ts';

/** Values saved by earlier steps. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * A value in a request or a response. `'$name'` is replaced by the value saved under the name, also
 * inside longer texts and deep inside objects; a function computes one.
 */
export type Template = unknown;

/** A record of a list: its members at these places (`/product/id`) have these values. */
export interface ListRecord {
  /** Place of the list in the response. */
  readonly list: string;
  readonly where: Readonly<Record<string, Template>>;
}

/** One call of a sequence and its expected response. */
export interface Step {
  /** operationId. */
  readonly call: string;
  /** What the step does, for the report. */
  readonly does: string;
  /** The sender, when it is not the sequence's own person. */
  readonly as?: Person;
  readonly path?: Readonly<Record<string, Template>>;
  readonly query?: Readonly<Record<string, Template>>;
  /** Without it the simplest valid body is sent. */
  readonly body?: Template;
  /** Expected statuses; by default the operation's documented success statuses. */
  readonly status?: readonly number[];
  /** `reason` of the error. */
  readonly reason?: string;
  /** The rule that another status breaks; `step-failed` by default. */
  readonly rule?: RuleId;
  /** Name → place in the response, saved for later steps. */
  readonly save?: Readonly<Record<string, string>>;
  /** Saves parts of the first matching record of a list. */
  readonly pick?: Choice;
  /** Place in the response → the expected value. */
  readonly same?: Readonly<Record<string, Template>>;
  readonly sameRule?: RuleId;
  readonly has?: ListRecord;
  readonly hasRule?: RuleId;
  readonly lacks?: ListRecord;
  readonly lacksRule?: RuleId;
  /** Sent with an Idempotency-Key and repeated: the same, in parallel, and with this other body. */
  readonly repeat?: { readonly otherBody?: Template };
  /** Is repeated, for ten seconds at most, until the response matches. */
  readonly until?: (json: unknown) => boolean;
  /** Other statuses that end the sequence without a finding: the back end's data does not allow it. */
  readonly endsOn?: readonly number[];
  /** Is left out otherwise: on a used server a part of the story has happened before. */
  readonly when?: (values: Values) => boolean;
  /** Is sent even when an earlier step failed: it cleans up. */
  readonly always?: boolean;
}

export interface Choice {
  readonly list: string;
  readonly which?: (item: Readonly<Record<string, unknown>>) => boolean;
  /** What will do where no record is like that. */
  readonly orElse?: (item: Readonly<Record<string, unknown>>) => boolean;
  /** Name → place in the record. */
  readonly save: Readonly<Record<string, string>>;
}

/** A sequence of calls, each of which may use values that earlier ones saved. */
export interface Sequence {
  readonly name: string;
  readonly title: string;
  readonly as: Person;
  /** Names of known ids that it starts with; without one of them it is skipped. */
  readonly given?: Readonly<Record<string, Kind>>;
  readonly steps: readonly Step[];
}
