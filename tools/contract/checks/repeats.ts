import fc from 'fast-check';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import type { Expectation, Run } from '#tools/contract/run.ts';
import { type Call, isSuccess } from '#tools/contract/send/call.ts';
import { newKey, rejectsKey, repeat, withKey } from '#tools/contract/sequences/repeat.ts';

const keyHeader = 'Idempotency-Key';
const usualDonor = 'createAddress';

/** Every operation with an idempotency key: the same request again, and another with the same key. */
export async function checkRepeats(run: Run): Promise<void> {
  const operations = run.operations.filter(({ parameters }) =>
    parameters.some(({ name }) => name === keyHeader),
  );
  await run.forEach('repeats', operations, async (operation) => {
    const as = await run.actorOf(operation);
    const parts = run.cases.plain(operation, as);
    if (!run.may(operation, parts)) return;
    const key = newKey();
    const about = { check: 'repeats', subject: 'a call with a key' } as const;
    const call = withKey({ operation, parts, as }, key);
    const first = await run.send(call, about, undefined, { impatient: true });
    if (isSuccess(first)) await repeat(run, first, otherCall(run, call), about, takesNoUsedKey);
    else if (first.response !== null) await sendUsedKey(run, call);
  });
}

/** A generated request may be rejected for the ids it names before its key is checked. */
const takesNoUsedKey: Expectation = (exchange) =>
  isOwnRejection(exchange.call.operation, exchange.response?.status ?? 0)
    ? []
    : rejectsKey(exchange);

/** Another valid request of the same operation, with the same key. */
function otherCall(run: Run, call: Call): Call | null {
  const { operation, as, parts } = call;
  if (typeof as !== 'string' || as === 'nobody' || parts.body === null) return null;
  const sent = JSON.stringify(parts.body.value);
  const others = fc.sample(run.cases.arbitrary(operation, as), { seed: run.seed, numRuns: 8 });
  const other = others.find(({ body }) => JSON.stringify(body?.value) !== sent);
  return other ? { ...call, parts: { ...parts, body: other.body } } : null;
}

/**
 * A key that another operation has used, with another request. A back end that scopes keys by
 * operation may accept the call; that is no finding.
 */
async function sendUsedKey(run: Run, call: Call): Promise<void> {
  const donor = run.contract.operations.find((one) => isDonor(run, one));
  if (donor === undefined) return;
  if (call.operation.id === donor.id || typeof call.as !== 'string' || call.as === 'nobody') return;
  const key = newKey();
  const parts = run.cases.plain(donor, call.as);
  const used = await run.client.send(withKey({ operation: donor, parts, as: call.as }, key));
  if (!isSuccess(used)) return;
  const subject = 'a key that another call has used';
  await run.send(withKey(call, key), { check: 'repeats', subject }, (exchange) =>
    isSuccess(exchange) || isOwnRejection(call.operation, exchange.response?.status ?? 0)
      ? []
      : rejectsKey(exchange),
  );
}

/** Our own, or in another contract any that takes a key and may be called any number of times. */
function isDonor(run: Run, operation: Operation): boolean {
  if (run.contract.has(usualDonor)) return operation.id === usualDonor;
  const isKeyed = operation.parameters.some(({ name }) => name === keyHeader);
  return isKeyed && operation.path.indexOf('{') < 0 && run.may(operation);
}

/** Rejections that may precede the check of the key. */
function isOwnRejection({ responses }: Operation, status: number): boolean {
  return [400, 404, 409, 422, 429].includes(status) && responses.has(String(status));
}
