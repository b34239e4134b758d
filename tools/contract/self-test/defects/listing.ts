import type { OperationId } from '#server/contract/handlers.ts';
import type { RuleId } from '#tools/contract/rules.ts';
import { onRequest, withMembers, withQuery } from '#tools/contract/self-test/alter.ts';
import type { Defect } from '#tools/contract/self-test/defect.ts';
import type { Fault } from '#tools/contract/self-test/exchange.ts';

/** A list that differs from the request. */
export function listing(
  operation: OperationId,
  id: string,
  title: string,
  rules: readonly RuleId[],
  fault: () => Fault,
): Defect {
  return { id, title, operations: [operation], checks: ['lists', 'agreements'], rules, fault };
}

/** A filter in the body or the query that the server ignores. */
export function ignoredFilter(
  operation: OperationId,
  name: string,
  id: string,
  title: string,
  rule: RuleId = 'filter-ignored',
): Defect {
  return listing(operation, id, title, [rule, 'responses-disagree'], () =>
    onRequest(operation, (call) =>
      call.url.searchParams.has(name)
        ? withQuery(call, (query) => query.delete(name))
        : withMembers(call, { [name]: null }),
    ),
  );
}
