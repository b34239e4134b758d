import type { OperationId } from '#server/contract/handlers.ts';
import type { RuleId } from '#tools/contract/rules.ts';
import type { Check, Person } from '#tools/contract/vocabulary.ts';
import type { Fault } from './exchange.ts';

/** The people of the run, for faults that act as one of them. */
export interface World {
  /** `Authorization` of a person of the run. */
  authorization(person: Person): string;
  /** Whether an `Authorization` is one of these. */
  isSound(authorization: string | null): boolean;
}

/** One defect of a back end that breaks the contract. */
export interface Defect {
  readonly id: string;
  /** The defect, as a reviewer would report it. */
  readonly title: string;
  /** A finding must name one of these operations. */
  readonly operations: readonly OperationId[];
  /** Checks that must find it; sequences run only when the other checks find nothing. */
  readonly checks: readonly Check[];
  /** Rules that the finding may name. */
  readonly rules: readonly RuleId[];
  /** Response timeout, milliseconds; the suite's own by default. */
  readonly timeout?: number;
  /** Creates the fault for one run, so that its state lasts for one run. */
  readonly fault: (world: World) => Fault;
}
