import type { OperationId } from '#server/contract/handlers.ts';
import { valuesOf } from '#tools/contract/limits/limit-coverage.ts';
import { excessOf, type Limit, limitName, limitsOf } from '#tools/contract/limits/limits.ts';
import type { Contract, Operation } from '#tools/contract/openapi/contract.ts';
import { bodyOf, on, problem, withBody, withHeaders } from '#tools/contract/self-test/alter.ts';
import type { Call, ReceivedResponse } from '#tools/contract/self-test/exchange.ts';
import type { Json } from '#tools/contract/self-test/json.ts';
import type { DefectPlan } from './plan.ts';

/** Kinds of defects in the limits of requests. */
export const limitKinds = ['limit-rejected', 'limit-exceeded'] as const;

/** Each limit: rejected at its bound, and accepted one beyond. */
export function ofLimits(contract: Contract, operation: Operation): DefectPlan[] {
  const id = operation.id as OperationId;
  return limitsOf(contract, operation).flatMap((limit): DefectPlan[] => [
    {
      kind: 'limit-rejected',
      place: limitName(limit),
      checks: ['valid'],
      rules: ['valid-rejected'],
      fault: () =>
        on(id, async (call, forward) => {
          const received = await forward(call);
          const isRead = ![401, 403, 429].includes(received.status);
          return isRead && hasExcess(operation, limit, call, 0)
            ? problem(received, 400, 'ValidationFailed')
            : received;
        }),
    },
    {
      kind: 'limit-exceeded',
      place: limitName(limit),
      checks: ['invalid'],
      rules: ['invalid-accepted'],
      fault: () =>
        on(id, async (call, forward) => {
          const received = await forward(call);
          return received.status === 400 && hasExcess(operation, limit, call, 1)
            ? succeeded(operation, received)
            : received;
        }),
    },
  ]);
}

function hasExcess(operation: Operation, limit: Limit, call: Call, excess: number): boolean {
  const isForm = call.headers.get('content-type')?.startsWith('multipart/') ?? false;
  const parts = {
    path: call.params,
    query: [...call.url.searchParams],
    headers: {},
    body: { mediaType: '', value: isForm ? formOf(call) : bodyOf(call) },
  };
  const sent = limit.in === 'header' ? call.headers.get(limit.name) : null;
  const given: Record<string, string> = sent === null ? {} : { [limit.name]: sent };
  return valuesOf(limit, { operation, parts, as: 'nobody' }, given).some(
    (value) => excessOf(limit, value) === excess,
  );
}

/** The texts of a form, and of a file that it has something. */
function formOf({ body, headers }: Call): Record<string, Json> {
  const boundary = /boundary=(.+)$/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body.toString('utf8').split(`--${boundary}`);
  const found: Record<string, Json> = {};
  for (const part of parts) {
    const [, name, file, text = ''] =
      /name="([^"]+)"(; filename)?[\s\S]*?\r\n\r\n([\s\S]*)\r\n$/.exec(part) ?? [];
    if (name === undefined) continue;
    const list = found[name];
    if (file !== undefined) found[name] = [...(Array.isArray(list) ? list : []), 'file'];
    else found[name] = text;
  }
  return found;
}

/** The success that the contract documents, as if the request had been valid. */
function succeeded({ responses }: Operation, received: ReceivedResponse): ReceivedResponse {
  const success = [...responses.values()].find(({ status }) => status.startsWith('2'));
  const [media] = success?.media ?? [];
  const status = Number(success?.status ?? 200);
  const typed = withHeaders(received, { 'content-type': media?.type ?? null });
  const [example = null] = media?.examples.values() ?? [];
  return media === undefined
    ? { ...typed, status, body: Buffer.alloc(0) }
    : { ...withBody(typed, example as Json), status };
}
