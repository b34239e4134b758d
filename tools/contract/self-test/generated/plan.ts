import type { OperationId } from '#server/contract/handlers.ts';
import type { Defect } from '#tools/contract/self-test/defect.ts';

/** A defect at one place of an operation, before it has an id. */
export interface DefectPlan {
  readonly kind: string;
  readonly place: string;
  readonly checks: Defect['checks'];
  /** Rules that a finding may name; any of them by default. */
  readonly rules?: Defect['rules'];
  /** Operations beside its own that a finding may name: those that show the same. */
  readonly others?: readonly OperationId[];
  readonly fault: Defect['fault'];
}
