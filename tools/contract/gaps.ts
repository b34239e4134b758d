import type { Operation } from './openapi/contract.ts';
import type { Run } from './run.ts';
import type { Gap, OperationCoverage, StatusCoverage } from './suite.ts';
import { type Check, checks, persons } from './vocabulary.ts';

/** Operation × documented status: how often each was received, or why not. */
export function coverageOf(run: Run): OperationCoverage[] {
  const { coverage } = run;
  return run.contract.operations.filter(run.isSelected, run).map((operation) => {
    const { id } = operation;
    const excluded = run.excludedBecause(id);
    return {
      operation: id,
      method: operation.method,
      path: operation.path,
      tag: operation.tag,
      place: run.findings.placeOf(operation),
      requests: coverage.requests(id),
      notYet: coverage.isNotYet(id),
      excluded,
      statuses: [...operation.responses.keys()]
        .filter((status) => status !== 'default')
        .map((status) => statusCoverage(run, operation, status)),
      senders: coverage.senders(id),
      checks: coverage.kinds(id),
    };
  });
}

/** Everything that the run could not test. What was excluded on purpose is none. */
export function gapsOfRun(run: Run): Gap[] {
  return [...personGaps(run), ...operationGaps(run), ...sequenceGaps(run)];
}

function personGaps({ people }: Run): Gap[] {
  return persons
    .filter((person) => people.get(person) === false)
    .map((person) => ({ subject: person, about: 'person', reason: 'no token of this person' }));
}

function operationGaps(run: Run): Gap[] {
  return coverageOf(run).flatMap(({ operation: subject, notYet, excluded, statuses }): Gap[] => {
    if (excluded !== null) return [];
    if (notYet) return [{ subject, about: 'operation', reason: notImplemented }];
    return [
      ...statuses.flatMap(({ status, gap }): Gap[] =>
        gap === null ? [] : [{ subject, about: status, reason: gap }],
      ),
      ...checks.flatMap((check: Check): Gap[] => {
        const reason = run.coverage.reason(subject, check);
        return reason === null ? [] : [{ subject, about: check, reason }];
      }),
    ];
  });
}

function sequenceGaps({ outcomes }: Run): Gap[] {
  return outcomes.flatMap(({ name, ending, excluded }): Gap[] =>
    ending === null || excluded ? [] : [{ subject: name, about: 'sequence', reason: ending }],
  );
}

const notImplemented = 'not yet: the back end responds with 501 NotImplemented';

function statusCoverage(run: Run, operation: Operation, status: string): StatusCoverage {
  const seen = run.coverage.times(operation.id, status);
  return { status, seen, gap: seen > 0 ? null : whyNot(run, operation, status) };
}

/** Why a documented status was never received; a general reason when no specific one was noted. */
function whyNot(run: Run, operation: Operation, status: string): string {
  const { coverage } = run;
  const excluded = run.excludedBecause(operation.id);
  if (excluded !== null) return `excluded: ${excluded}`;
  const noted = coverage.reason(operation.id, status);
  if (coverage.isNotYet(operation.id) && (Number(status) < 400 || Number(status) > 403)) {
    return notImplemented;
  }
  if (noted !== null) return noted;
  if (!run.may(operation)) return 'it changes what the run has not created (allow it: --write)';
  const named = coverage.reason(operation.id, 'valid');
  if (named !== null && (status === '404' || Number(status) < 400)) return named;
  const isKeyed = operation.parameters.some(({ name }) => name === 'Idempotency-Key');
  if (status === '409' && isKeyed) return 'two calls with one key did not meet';
  return reasons[status] ?? 'no request led to it';
}

const reasons: Readonly<Record<string, string>> = {
  '304': 'no response had an ETag to repeat the request with',
  '401': 'the token is optional, and a bad one is treated as none',
  '403': 'the token is optional, and one without the scope is treated as none',
  '409': 'no request or sequence led to a conflict',
  '422': 'no request or sequence led to a rejection',
  '429': 'no burst was sent, or none was rejected (--burst N)',
};
