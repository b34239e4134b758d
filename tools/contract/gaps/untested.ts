import { writersOf } from '#tools/contract/checks/writes/write-bodies.ts';
import { isPersonalKind, type Kind } from '#tools/contract/ids/id-kinds.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import { chosenChecks } from '#tools/contract/preflight/require-selection.ts';
import type { Run } from '#tools/contract/run.ts';
import type { CheckVerdict } from '#tools/contract/suite.ts';
import type { Check } from '#tools/contract/vocabulary.ts';
import { forbiddenBecause, missingID, namesRecord, notImplemented } from './reasons.ts';

/** The kinds of requests that apply to an operation and were selected, but got no response to validate. */
export function untestedChecks(run: Run): CheckVerdict[] {
  const tested = new Set(run.coverage.verdicts.map(({ subject, check }) => `${subject} ${check}`));
  const applies = applicability(run);
  return run.operations.flatMap((operation) =>
    chosenChecks(run)
      .filter((check) => applies(operation, check) && !tested.has(`${operation.id} ${check}`))
      .map((check) => ({
        subject: operation.id,
        check,
        failed: false,
        untested: reasonOf(run, operation, check),
      })),
  );
}

/** What each kind of requests is about; ids are learned and sequences played for several operations. */
function applicability(run: Run): (operation: Operation, check: Check) => boolean {
  const writers = new Set(writersOf(run).map(({ operation }) => operation.id));
  const firstOfPath = new Map(run.operations.toReversed().map(({ path, id }) => [path, id]));
  const has = ({ parameters, body }: Operation, ...names: string[]) => {
    const schema = body?.media[0]?.schema;
    const properties = schema === undefined ? {} : (run.contract.resolve(schema).properties ?? {});
    return (
      parameters.some(({ name }) => names.includes(name)) ||
      names.some((name) => name in properties)
    );
  };
  const rules: Readonly<Record<Check, (operation: Operation) => boolean>> = {
    learn: () => false,
    sequences: () => false,
    agreements: () => false,
    tokens: ({ security }) => security !== 'none',
    methods: ({ path, id }) => firstOfPath.get(path) === id,
    contentTypes: ({ body }) => body !== null,
    unknownIDs: (operation) => namesRecord(operation, () => true),
    invalid: ({ parameters, body }) => parameters.length > 0 || body !== null,
    valid: () => true,
    writes: ({ id }) => writers.has(id),
    lists: (operation) =>
      operation.isRead && (operation.responses.has('304') || has(operation, 'pageSize', 'limit')),
    foreignData: (operation) => namesRecord(operation, (kind) => isPersonalKind(kind as Kind)),
    repeats: (operation) => has(operation, 'Idempotency-Key'),
    burst: ({ id, responses }) => responses.has('429') && run.coverage.times(id, '429') === 0,
  };
  return (operation, check) => rules[check](operation);
}

function reasonOf(run: Run, operation: Operation, check: Check): string {
  const { coverage, people, options } = run;
  if (coverage.isNotYet(operation.id)) return notImplemented;
  const noted = coverage.reason(operation.id, check);
  if (noted !== null) return noted;
  if (check === 'burst' && !options.burst) return 'no burst was sent (--burst N)';
  if (check === 'foreignData' && people.get('other') === false) return 'no token of other';
  if (check === 'methods' && run.consent === 'none') {
    return 'other methods could change something, which --read-only forbids';
  }
  const obstacle = forbiddenBecause(run, operation) ?? missingID(run, operation);
  if (obstacle !== null) return obstacle;
  return check === 'invalid'
    ? 'its schemas reject nothing that can be sent'
    : 'the check found no request to send with the records that there are';
}
