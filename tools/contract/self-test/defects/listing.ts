import type { OperationId } from '#server/contract/handlers.ts';
import type { RuleId } from '#tools/contract/rules.ts';
import { asks, withMembers, withQuery } from '#tools/contract/self-test/alter.ts';
import type { Defect } from '#tools/contract/self-test/defect.ts';
import type { Fault } from '#tools/contract/self-test/exchange.ts';

/** A list that is not what was requested. */
export function listing(
  operation: OperationId,
  id: string,
  title: string,
  rules: readonly RuleId[],
  fault: () => Fault,
): Defect {
  return { id, title, operations: [operation], checks: ['lists', 'agreements'], rules, fault };
}

/** A filter that the server does not look at, in the body or in the query. */
export function unheeded(
  operation: OperationId,
  name: string,
  id: string,
  title: string,
  rule: RuleId = 'filter-ignored',
): Defect {
  return listing(operation, id, title, [rule, 'answers-disagree'], () =>
    asks(operation, (call) =>
      call.url.searchParams.has(name)
        ? withQuery(call, (query) => query.delete(name))
        : withMembers(call, { [name]: null }),
    ),
  );
}
