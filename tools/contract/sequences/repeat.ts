import { randomUUID } from 'node:crypto';
import type { Circumstances } from '#tools/contract/findings.ts';
import { isObject } from '#tools/contract/openapi/schema.ts';
import type { Expectation, Run } from '#tools/contract/run.ts';
import type { Call, Exchange } from '#tools/contract/send/call.ts';
import { isSuccess } from '#tools/contract/send/call.ts';
import type { Flaw } from '#tools/contract/validate/validator.ts';

/** How often one call is sent in parallel. */
const atOnce = 3;

/** A unique idempotency key. */
export function newKey(): string {
  return `contract-${randomUUID()}`;
}

/** The same call with an idempotency key. */
export function withKey(call: Call, key: string): Call {
  const headers = { ...call.parts.headers, 'Idempotency-Key': key };
  return { ...call, parts: { ...call.parts, headers } };
}

/**
 * Repeats a successful call several times in parallel; then uses its key with another request.
 * @param other a valid request that differs; null when there is none.
 * @param expectOther checks the response to it.
 */
export async function repeat(
  run: Run,
  first: Exchange,
  other: Call | null,
  about: Circumstances,
  expectOther: Expectation = rejectsKey,
): Promise<void> {
  const { call } = first;
  const again = await Promise.all(
    Array.from({ length: atOnce }, () => run.client.send(call, { impatient: true })),
  );
  for (const exchange of again) {
    run.validateExchange(exchange, { ...about, subject: `${about.subject}, repeated` }, (next) =>
      isInProgress(next) ? [] : sameResponse(first, next),
    );
  }
  if (other === null) return;
  const subject = `${about.subject}, its key with another request`;
  await run.send(other, { ...about, subject }, expectOther);
}

function isInProgress({ response }: Exchange): boolean {
  return (
    response?.status === 409 &&
    isObject(response.json) &&
    response.json.reason === 'RequestInProgress'
  );
}

function sameResponse(first: Exchange, next: Exchange): Flaw[] {
  const [before, after] = [first.response, next.response];
  if (before === null || after === null || after.status >= 500) return [];
  if (before.status !== after.status) {
    const expected = `${before.status} again`;
    return [{ rule: 'key-not-replayed', expected, actual: `${after.status}` }];
  }
  if (JSON.stringify(before.json) === JSON.stringify(after.json)) return [];
  const made = [before, after].map(({ json }) => (isObject(json) ? json.id : undefined));
  const rule = made[0] === made[1] ? 'key-not-replayed' : 'key-made-two';
  return [
    {
      rule,
      expected: 'the first response again',
      actual: rule === 'key-made-two' ? `${made[1]} after ${made[0]}` : 'another body',
    },
  ];
}

/** The flaw of a response that treats a used key as a new one. */
export function rejectsKey(exchange: Exchange): Flaw[] {
  const { response } = exchange;
  if (response === null || response.status >= 500 || response.status === 429) return [];
  const reason = isObject(response.json) ? response.json.reason : undefined;
  if (response.status === 422 && reason === 'IdempotencyKeyReused') return [];
  const expected = '422 IdempotencyKeyReused';
  const actual = isSuccess(exchange)
    ? `${response.status}`
    : `${response.status} ${String(reason)}`;
  return [{ rule: 'key-reused', expected, actual }];
}
