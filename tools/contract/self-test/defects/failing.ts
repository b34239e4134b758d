import type { OperationId } from '#server/contract/handlers.ts';
import type { RuleId } from '#tools/contract/rules.ts';
import { type Alter, responses } from '#tools/contract/self-test/alter.ts';
import type { Defect } from '#tools/contract/self-test/defect.ts';
import type { Check } from '#tools/contract/vocabulary.ts';

/** An error response that differs from the contract. */
export function failing(
  operation: OperationId,
  id: string,
  title: string,
  checks: readonly Check[],
  rules: readonly RuleId[],
  alter: Alter,
): Defect {
  return {
    id,
    title,
    operations: [operation],
    checks,
    rules,
    fault: () => responses(operation, alter),
  };
}
