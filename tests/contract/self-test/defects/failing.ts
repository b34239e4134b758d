import type { OperationId } from '#server/contract/handlers.ts';
import type { RuleId } from '../../rules.ts';
import type { Check } from '../../vocabulary.ts';
import { type Alter, responses } from '../alter.ts';
import type { Defect } from '../defect.ts';

/** An error answer of an operation that is not as the contract has it. */
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
