import {
  type InvalidRequest,
  makeInvalidRequests,
} from '#tools/contract/generate/invalid-requests.ts';
import {
  beyondLabel,
  type LimitRequest,
  requestsBeyondLimits,
} from '#tools/contract/limits/limit-requests.ts';
import { limitSource } from '#tools/contract/limits/limit-source.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import type { Expectation, Run } from '#tools/contract/run.ts';
import { isBeyondParsers } from '#tools/contract/stateless.ts';
import type { Person } from '#tools/contract/suite.ts';

/** A mock writes violations into a header, and crashes when a pattern has non-ASCII letters. */
const foreignLetters = /[^ -~]/;

/** Requests that break the contract in one place each. */
export async function checkInvalidRequests(run: Run): Promise<void> {
  await run.forEach('invalid', run.operations, async (operation) => {
    if (!run.may(operation)) {
      run.coverage.explain(operation.id, '400', 'it could change what is not the run’s own');
      return;
    }
    const as = await run.actorOf(operation);
    const sound = run.cases.plain(operation, as);
    const named = run.cases.unknownParameters(operation, as).length === 0;
    const beyond = requestsBeyondLimits(operation, limitSource(run, operation, as));
    const requests = [
      ...makeInvalidRequests(run.contract, operation, sound),
      ...beyond.map((one) => beyondLimit(operation, one)),
    ];
    for (const invalid of requests) {
      const broken = brokenPlace(run, operation, invalid);
      if (broken === null || !run.may(operation, invalid.parts)) continue;
      await sendInvalid(run, operation, as, { ...invalid, pointer: broken }, named);
    }
  });
}

/** A request that is one beyond a limit, as an invalid one. */
function beyondLimit(operation: Operation, { limit, parts }: LimitRequest): InvalidRequest {
  const parameter = operation.parameters.find(
    (one) => one.name === limit.name && one.in === limit.in,
  );
  const media = operation.body?.media[0];
  return {
    label: beyondLabel(limit),
    pointer: parameter?.pointer ?? media?.pointer ?? operation.pointer,
    parts,
    // A path parameter that breaks its schema may as well be an unknown id.
    also: limit.in === 'path' ? [404] : [],
    isBodyValue: limit.in === 'body' && media?.type === 'application/json',
  };
}

/** The place of the contract that the invalid breaks; null when the schema allows it elsewhere. */
function brokenPlace(
  { validator, options }: Run,
  operation: Operation,
  invalid: InvalidRequest,
): string | null {
  const [media] = operation.body?.media ?? [];
  if (options.stateless && isBeyondParsers(invalid.label, media?.type)) return null;
  if (!invalid.isBodyValue || !media) return invalid.pointer;
  const flaws = validator.flawsOf(media.pointer, invalid.parts.body?.value);
  if (options.stateless && flaws.some(({ message }) => foreignLetters.test(message))) return null;
  return flaws[0]?.pointer ?? null;
}

async function sendInvalid(
  run: Run,
  operation: Operation,
  as: Person,
  invalid: InvalidRequest,
  named: boolean,
) {
  const { label, parts, pointer } = invalid;
  const allowed = [400, ...invalid.also, ...(named ? [] : [404])];
  const expect: Expectation = ({ response }) => {
    const status = response?.status ?? 0;
    if (allowed.includes(status) || status >= 500 || status === 429) return [];
    const rule = status < 400 ? 'invalid-accepted' : 'invalid-wrong-status';
    return [
      { rule, expected: `${allowed.join(' or ')} for ${label}`, actual: `${status}`, pointer },
    ];
  };
  await run.send({ operation, parts, as }, { check: 'invalid', subject: label }, expect);
}
