import type { Operation } from '#tools/contract/openapi/contract.ts';
import type { Run } from '#tools/contract/run.ts';
import type {
  CheckVerdict,
  Gap,
  OperationCoverage,
  StatusCoverage,
} from '#tools/contract/suite.ts';
import { neededPeople, notImplemented, whyNot, withoutPerson } from './reasons.ts';

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

/**
 * Everything that the run could not test. What was excluded on purpose is none.
 * @param untested the checks that apply to an operation and got nothing to validate.
 */
export function gapsOfRun(run: Run, untested: readonly CheckVerdict[]): Gap[] {
  return [
    ...ruleGaps(run),
    ...personGaps(run),
    ...operationGaps(run, untested),
    ...sequenceGaps(run),
    // A part of the checks cannot show or send all values.
    ...(run.options.checks === undefined
      ? [...run.seen.gapsOf(run.operations), ...limitGaps(run)]
      : []),
  ];
}

/** Rules that say nothing about a valid response, because of an error of their own. */
function ruleGaps({ validator }: Run): Gap[] {
  return validator.ruleErrors.map((reason) => ({
    kind: 'contract',
    subject: 'contract',
    about: 'rule',
    reason,
  }));
}

function personGaps(run: Run): Gap[] {
  return neededPeople(run)
    .filter((person) => run.people.get(person) === false)
    .map((person) => ({
      kind: 'person',
      subject: person,
      about: 'person',
      reason: `no token of this person: ${withoutPerson[person]}`,
    }));
}

function operationGaps(run: Run, untested: readonly CheckVerdict[]): Gap[] {
  return coverageOf(run).flatMap(({ operation: subject, notYet, excluded, statuses }): Gap[] => {
    if (excluded !== null) return [];
    if (notYet) return [{ kind: 'operation', subject, about: 'operation', reason: notImplemented }];
    return [
      ...statuses.flatMap(({ status, gap }): Gap[] =>
        gap === null ? [] : [{ kind: 'status', subject, about: status, reason: gap }],
      ),
      ...untested.flatMap((one): Gap[] =>
        // That no burst was sent, the missing 429 says already.
        one.subject !== subject || one.untested === null || one.check === 'burst'
          ? []
          : [{ kind: 'check', subject, about: one.check, reason: one.untested }],
      ),
    ];
  });
}

function sequenceGaps({ outcomes }: Run): Gap[] {
  return outcomes.flatMap(({ name, ending, excluded }): Gap[] =>
    ending === null || excluded
      ? []
      : [{ kind: 'sequence', subject: name, about: 'sequence', reason: ending }],
  );
}

/** The bounds of requests to operations that were called with success. */
function limitGaps(run: Run): Gap[] {
  const called = run.operations.filter((operation) => run.seen.hasSucceeded(operation));
  return run.limits.outcomes(called).flatMap(({ operation: subject, limit, at, beyond }): Gap[] => {
    if (at && beyond) return [];
    const missed = [
      ...(at ? [] : ['no request with the value at it was taken']),
      ...(beyond ? [] : ['no request beyond it was sent']),
    ];
    return [{ kind: 'limit', subject, about: `limit ${limit}`, reason: missed.join(', and ') }];
  });
}

function statusCoverage(run: Run, operation: Operation, status: string): StatusCoverage {
  const seen = run.coverage.times(operation.id, status);
  return { status, seen, gap: seen > 0 ? null : whyNot(run, operation, status) };
}
