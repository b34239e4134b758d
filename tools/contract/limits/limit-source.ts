import fc from 'fast-check';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import type { Run } from '#tools/contract/run.ts';
import type { RequestParts } from '#tools/contract/send/call.ts';
import type { Person } from '#tools/contract/suite.ts';
import type { LimitSource } from './limit-requests.ts';

/** Generated requests beside the examples: they have what no example has. */
const generatedBases = 30;

/** The requests of a person from which those at limits are made: examples, then generated ones. */
export function limitSource(run: Run, operation: Operation, as: Person): LimitSource {
  const { contract, validator, seed } = run;
  const plain = run.cases.plain(operation, as);
  const names = [...(operation.body?.media[0]?.examples.keys() ?? [])];
  const examples = names.map(
    (name): RequestParts => ({ ...plain, body: run.cases.plainBody(operation, as, name) }),
  );
  const generated =
    operation.body === null
      ? []
      : fc.sample(run.cases.arbitrary(operation, as), { seed, numRuns: generatedBases });
  const bases = [plain, ...examples, ...generated.map(({ body }) => ({ ...plain, body }))];
  return { contract, validator, bases, seed };
}
