import type { OperationId } from '#server/contract/handlers.ts';
import type { RuleId } from '#tools/contract/rules.ts';
import type { Check, Person } from '#tools/contract/vocabulary.ts';
import type { Fault } from './exchange.ts';

/** Whom a fault may act as. */
export interface World {
  /** `Authorization` of a person of the run. */
  authorization(person: Person): string;
  /** Whether an `Authorization` is one of these. */
  isSound(authorization: string | null): boolean;
}

/** One way in which a back end may break the contract. */
export interface Defect {
  readonly id: string;
  /** What is wrong, as a reviewer would say it. */
  readonly title: string;
  /** A finding must name one of them. */
  readonly operations: readonly OperationId[];
  /** Requests by which it must show; sequences are told only when the others show nothing. */
  readonly checks: readonly Check[];
  /** Rules that such a finding may name. */
  readonly rules: readonly RuleId[];
  /** How long an answer is waited for, milliseconds; the suite's own patience when not told. */
  readonly patience?: number;
  /** Made anew for each run: what a fault remembers lasts for one. */
  readonly fault: (world: World) => Fault;
}
