import type { Kind } from '#tools/contract/id-kinds.ts';
import type { RuleId } from '#tools/contract/rules.ts';
import type { Person } from '#tools/contract/suite.ts';

/** What earlier steps have saved. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * A value of a request or an answer. `'$name'` stands for what was saved under the name, also
 * inside longer texts and deep inside objects; a function computes one.
 */
export type Template = unknown;

/** A record of a list: its members at these places (`/product/id`) have these values. */
export interface ListRecord {
  /** Place of the list in the answer. */
  readonly list: string;
  readonly where: Readonly<Record<string, Template>>;
}

/** One call of a sequence and what its answer must be. */
export interface Step {
  /** operationId. */
  readonly call: string;
  /** What the step does, for the report. */
  readonly does: string;
  /** Whom it is sent as, when not the sequence's own person. */
  readonly as?: Person;
  readonly path?: Readonly<Record<string, Template>>;
  readonly query?: Readonly<Record<string, Template>>;
  /** Without it the plainest sound body is sent. */
  readonly body?: Template;
  /** Right statuses; those of success that the operation documents, when not told. */
  readonly status?: readonly number[];
  /** `reason` of the error. */
  readonly reason?: string;
  /** The rule that another status breaks; `step-failed` when not told. */
  readonly rule?: RuleId;
  /** Name → place in the answer, kept for later steps. */
  readonly save?: Readonly<Record<string, string>>;
  /** Keeps parts of the first record of a list that fits. */
  readonly pick?: Choice;
  /** Place in the answer → what must stand there. */
  readonly same?: Readonly<Record<string, Template>>;
  readonly sameRule?: RuleId;
  readonly has?: ListRecord;
  readonly hasRule?: RuleId;
  readonly lacks?: ListRecord;
  readonly lacksRule?: RuleId;
  /** Sent with an Idempotency-Key and then again: the same, in parallel, and with this other body. */
  readonly repeat?: { readonly otherBody?: Template };
  /** Is asked again, for ten seconds at most, until its answer is so. */
  readonly until?: (json: unknown) => boolean;
  /** Other statuses that end the sequence without a finding: the back end's data does not allow it. */
  readonly endsOn?: readonly number[];
  /** Is tried even when a step before it failed: it cleans up. */
  readonly always?: boolean;
}

export interface Choice {
  readonly list: string;
  readonly which?: (item: Readonly<Record<string, unknown>>) => boolean;
  /** Name → place in the record. */
  readonly save: Readonly<Record<string, string>>;
}

/** A story told in calls, each of which may use what the ones before gave. */
export interface Sequence {
  readonly name: string;
  readonly title: string;
  readonly as: Person;
  /** Names of known ids that it begins with; without one of them it is left out. */
  readonly given?: Readonly<Record<string, Kind>>;
  readonly steps: readonly Step[];
}
