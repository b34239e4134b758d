import { isObject } from '#tools/contract/openapi/schema.ts';
import type { Exchange } from '#tools/contract/send/call.ts';
import type { Flaw } from './validator.ts';

/** The longest time between the creation of a record and its response. */
const toleranceMs = 60_000;
const created = 201;

/**
 * A record that was created now was created now by the clock of the back end, which is the `Date` of the
 * response: a local time that is sent as UTC is hours away. A call with a key may show what was created
 * before.
 */
export function momentFlaws({ call, request, response }: Exchange): Flaw[] {
  if (response?.status !== created || 'Idempotency-Key' in request.headers) return [];
  const { id, createdAt } = isObject(response.json) ? response.json : {};
  // What the path names was there before: something was added to it.
  if (Object.values(call.parts.path).some((one) => one === id)) return [];
  const now = Date.parse(response.headers.get('date') ?? '');
  if (typeof createdAt !== 'string' || Number.isNaN(now)) return [];
  if (Math.abs(Date.parse(createdAt) - now) <= toleranceMs) return [];
  return [
    {
      rule: 'moment-wrong',
      expected: `createdAt near ${new Date(now).toISOString()}, the Date of the response`,
      actual: createdAt,
    },
  ];
}
