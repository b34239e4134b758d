import { type Fault, findFaults } from '#tools/contract/generate/faults.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import type { Expectation, Run } from '#tools/contract/run.ts';
import { isBeyondParsers } from '#tools/contract/stateless.ts';
import type { Person } from '#tools/contract/suite.ts';

/** A mock writes violations into a header, and crashes when a pattern has non-ASCII letters. */
const foreignLetters = /[^ -~]/;

/** Requests that break the contract in one place each. */
export async function checkFaults(run: Run): Promise<void> {
  await run.forEach('faults', run.operations, async (operation) => {
    if (!run.may(operation)) {
      run.coverage.explain(operation.id, '400', 'it could change what is not the run’s own');
      return;
    }
    const as = await run.actorOf(operation);
    const sound = run.cases.plain(operation, as);
    const named = run.cases.unknownParameters(operation, as).length === 0;
    for (const fault of findFaults(run.contract, operation, sound)) {
      const broken = brokenPlace(run, operation, fault);
      if (broken === null || !run.may(operation, fault.parts)) continue;
      await tryFault(run, operation, as, { ...fault, pointer: broken }, named);
    }
  });
}

/** The place of the contract that the fault breaks; null when the schema allows it elsewhere. */
function brokenPlace(
  { validator, options }: Run,
  operation: Operation,
  fault: Fault,
): string | null {
  const [media] = operation.body?.media ?? [];
  if (options.stateless && isBeyondParsers(fault.label, media?.type)) return null;
  if (!fault.isBodyValue || !media) return fault.pointer;
  const flaws = validator.flawsOf(media.pointer, fault.parts.body?.value);
  if (options.stateless && flaws.some(({ message }) => foreignLetters.test(message))) return null;
  return flaws[0]?.pointer ?? null;
}

async function tryFault(run: Run, operation: Operation, as: Person, fault: Fault, named: boolean) {
  const { label, parts, pointer } = fault;
  const allowed = [400, ...fault.also, ...(named ? [] : [404])];
  const expect: Expectation = ({ response }) => {
    const status = response?.status ?? 0;
    if (allowed.includes(status) || status >= 500 || status === 429) return [];
    const rule = status < 400 ? 'invalid-accepted' : 'invalid-wrong-status';
    return [
      { rule, expected: `${allowed.join(' or ')} for ${label}`, actual: `${status}`, pointer },
    ];
  };
  await run.send({ operation, parts, as }, { check: 'faults', subject: label }, expect);
}
