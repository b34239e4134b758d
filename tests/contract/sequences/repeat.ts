import { randomUUID } from 'node:crypto';
import type { Flaw } from '#tests/contract/validate/validator.ts';
import type { Circumstances } from '../findings.ts';
import { isObject } from '../openapi/schema.ts';
import type { Expectation, Run } from '../run.ts';
import type { Call, Exchange } from '../send/call.ts';
import { isSuccess } from '../send/call.ts';

/** How often one call is sent at once. */
const atOnce = 3;

/** A key of repetition that nobody has used. */
export function newKey(): string {
  return `contract-${randomUUID()}`;
}

export function withKey(call: Call, key: string): Call {
  const headers = { ...call.parts.headers, 'Idempotency-Key': key };
  return { ...call, parts: { ...call.parts, headers } };
}

/**
 * Sends again, several times at once, what was answered with success; then the key with another
 * request.
 * @param other a sound request that differs; null when there is none.
 * @param expectOther what its answer must be.
 */
export async function repeat(
  run: Run,
  first: Exchange,
  other: Call | null,
  about: Circumstances,
  expectOther: Expectation = refusesKey,
): Promise<void> {
  const { call } = first;
  const again = await Promise.all(
    Array.from({ length: atOnce }, () => run.client.send(call, { impatient: true })),
  );
  for (const exchange of again) {
    run.validateExchange(exchange, { ...about, subject: `${about.subject}, repeated` }, (next) =>
      isInProgress(next) ? [] : sameAnswer(first, next),
    );
  }
  if (other === null) return;
  const subject = `${about.subject}, its key with another request`;
  await run.send(other, { ...about, subject }, expectOther);
}

function isInProgress({ answer }: Exchange): boolean {
  return (
    answer?.status === 409 && isObject(answer.json) && answer.json.reason === 'RequestInProgress'
  );
}

function sameAnswer(first: Exchange, next: Exchange): Flaw[] {
  const [before, after] = [first.answer, next.answer];
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
      expected: 'the first answer again',
      actual: rule === 'key-made-two' ? `${made[1]} after ${made[0]}` : 'another body',
    },
  ];
}

/** The flaw of an answer that takes a used key for a new one. */
export function refusesKey(exchange: Exchange): Flaw[] {
  const { answer } = exchange;
  if (answer === null || answer.status >= 500 || answer.status === 429) return [];
  const reason = isObject(answer.json) ? answer.json.reason : undefined;
  if (answer.status === 422 && reason === 'IdempotencyKeyReused') return [];
  const expected = '422 IdempotencyKeyReused';
  const actual = isSuccess(exchange) ? `${answer.status}` : `${answer.status} ${String(reason)}`;
  return [{ rule: 'key-reused', expected, actual }];
}
