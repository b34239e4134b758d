import { evaluate } from '#server/contract/validation/validations.ts';
import type { Contract } from '#tools/contract/openapi/contract.ts';
import { isObject } from '#tools/contract/openapi/schema.ts';
import { type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import type { Flaw } from '#tools/contract/validate/validator.ts';
import { isShown, settableOf, storedAs } from '#tools/contract/world/shown.ts';
import { successMedia } from '#tools/contract/world/views.ts';
import { brief } from './difference.ts';

/** What a request has set and its response does not show, for calls that no other request repeats. */
export function sentFlaws(contract: Contract, exchange: Exchange): Flaw[] {
  const { call, response } = exchange;
  const { operation, parts } = call;
  const request = operation.body?.media[0];
  const success = successMedia(operation);
  const sent = parts.body?.value;
  if (operation.isRead || !isSuccess(exchange) || !isObject(sent)) return [];
  if (request?.type !== 'application/json' || success === null) return [];
  return settableOf(contract, request.schema, success.schema).flatMap(({ name, schema, shown }) => {
    if (!(name in sent) || typeof shown !== 'string') return [];
    const expected = storedAs(schema, sent[name]);
    const actual = evaluate(shown, { response: response?.json, request: sent });
    if (isShown(schema, expected, actual)) return [];
    const flaw: Flaw = {
      rule: 'created-unlike-sent',
      expected: `${name} ${brief(expected)}, as sent`,
      actual: brief(actual),
    };
    return [flaw];
  });
}
