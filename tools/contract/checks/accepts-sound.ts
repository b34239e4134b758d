import type { Operation } from '#tools/contract/openapi/contract.ts';
import { isObject } from '#tools/contract/openapi/schema.ts';
import type { Expectation } from '#tools/contract/run.ts';

/** Statuses that call a valid request malformed. */
const malformed = new Set([400, 401, 405, 406, 411, 414, 415]);

/** A valid request may fail because of the ids or the state it names, never because of its form. */
export function acceptsSound(operation: Operation): Expectation {
  const ownReasons = reasonsOf400(operation);
  return ({ response }) => {
    if (response === null || !malformed.has(response.status)) return [];
    const reason = isObject(response.json) ? String(response.json.reason ?? '') : '';
    if (response.status === 400 && ownReasons.has(reason)) return [];
    const actual = `${response.status} ${reason}`.trim();
    return [{ rule: 'valid-rejected', expected: 'success for a valid request', actual }];
  };
}

/** Reasons of a 400 that the contract documents for requests with a valid form. */
function reasonsOf400(operation: Operation): ReadonlySet<string> {
  const examples = operation.responses.get('400')?.media[0]?.examples.values() ?? [];
  const reasons = [...examples].map((value) => (isObject(value) ? String(value.reason) : ''));
  return new Set(reasons.filter((reason) => reason !== '' && reason !== 'ValidationFailed'));
}
