import type { Operation } from './openapi/contract.ts';
import type { Run } from './run.ts';
import type { OperationCoverage, StatusCoverage } from './suite.ts';

/** Operation × documented status: how often each was received, or why not. */
export function coverageOf(run: Run): OperationCoverage[] {
  return run.operations.map((operation) => {
    const notYet = run.coverage.isNotYet(operation.id);
    return {
      operation: operation.id,
      method: operation.method,
      path: operation.path,
      tag: operation.tag,
      place: run.findings.placeOf(operation),
      requests: run.coverage.requests(operation.id),
      notYet,
      statuses: [...operation.responses.keys()]
        .filter((status) => status !== 'default')
        .map((status) => statusCoverage(run, operation, status)),
    };
  });
}

function statusCoverage(run: Run, operation: Operation, status: string): StatusCoverage {
  const seen = run.coverage.times(operation.id, status);
  return { status, seen, gap: seen > 0 ? null : whyNot(run, operation, status) };
}

/** Why a documented status was never received; a general reason when no specific one was noted. */
function whyNot(run: Run, operation: Operation, status: string): string {
  const { coverage } = run;
  const noted = coverage.reason(operation.id, status);
  if (coverage.isNotYet(operation.id) && (Number(status) < 400 || Number(status) > 403)) {
    return 'not yet: the back end responds with 501 NotImplemented';
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
