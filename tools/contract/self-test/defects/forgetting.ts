import type { OperationId } from '#server/contract/handlers.ts';
import type { RuleId } from '#tools/contract/rules.ts';
import { on, reading } from '#tools/contract/self-test/alter.ts';
import type { Defect } from '#tools/contract/self-test/defect.ts';
import {
  type Call,
  type Fault,
  isSuccess,
  type ReceivedResponse,
} from '#tools/contract/self-test/exchange.ts';

/** `/api/v1/order/{id}` with the parameters of a call. */
function filled(template: string, { params }: Call): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
}

/**
 * Changes succeed, but reads return the state before the first change: nothing is stored.
 * @param template path of the read.
 */
function forgetting(change: OperationId, read: OperationId, template: string): Fault {
  const before = new Map<string, ReceivedResponse>();
  const keyOf = (call: Call, pathname: string) =>
    `${call.headers.get('authorization')} ${pathname}`;
  return {
    ...on(change, async (call, forward) => {
      const place = new URL(filled(template, call), call.url);
      const key = keyOf(call, place.pathname);
      const old = before.get(key) ?? (await forward(reading(call, place.href)));
      const response = await forward(call);
      if (isSuccess(response) && isSuccess(old)) before.set(key, old);
      return response;
    }),
    ...on(read, async (call, forward) => {
      const response = await forward(call);
      const old = before.get(keyOf(call, call.url.pathname));
      return old === undefined ? response : { ...old, headers: response.headers };
    }),
  };
}

/** A change that later reads do not show. */
export function forgotten(
  change: OperationId,
  read: OperationId,
  template: string,
  id: string,
  title: string,
  rules: readonly RuleId[],
): Defect {
  return {
    id,
    title,
    operations: [change, read],
    checks: ['sequences'],
    rules,
    fault: () => forgetting(change, read, `/api/v1${template}`),
  };
}

export const created: readonly RuleId[] = ['created-not-listed', 'change-lost'];
export const changed: readonly RuleId[] = ['change-lost', 'created-unlike-sent'];
export const deleted: readonly RuleId[] = ['deleted-still-there', 'change-lost'];
