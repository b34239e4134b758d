import type { OperationCoverage, SuiteResult } from '#tools/contract/suite.ts';

export interface Summary {
  readonly operations: number;
  readonly exercised: number;
  readonly notYet: number;
  /** Documented statuses, without those of operations that are not implemented yet. */
  readonly statuses: number;
  readonly reached: number;
  readonly percent: number;
  /** Bounds in the schemas of requests; how many were sent, and how many with one beyond. */
  readonly limits: number;
  readonly limitsAt: number;
  readonly limitsBeyond: number;
}

/** Documented statuses of implemented operations, and how many were reached. */
export function summarize({ coverage, limits }: SuiteResult): Summary {
  const carriedOut = coverage.filter(({ notYet }) => !notYet);
  const statuses = carriedOut.flatMap((operation) => operation.statuses);
  const reached = statuses.filter(({ seen }) => seen > 0).length;
  return {
    operations: coverage.length,
    exercised: coverage.filter(({ requests }) => requests > 0).length,
    notYet: coverage.length - carriedOut.length,
    statuses: statuses.length,
    reached,
    limits: limits.length,
    limitsAt: limits.filter(({ at }) => at).length,
    limitsBeyond: limits.filter(({ beyond }) => beyond).length,
    percent: statuses.length === 0 ? 0 : Math.floor((reached * 1000) / statuses.length) / 10,
  };
}

/** The gaps of an operation: reason → statuses. */
export function gapsOf({ statuses }: OperationCoverage): ReadonlyMap<string, readonly string[]> {
  const gaps = new Map<string, string[]>();
  for (const { status, gap } of statuses) {
    if (gap !== null) gaps.set(gap, [...(gaps.get(gap) ?? []), status]);
  }
  return gaps;
}

/** How long the run took: `12.3 s`. */
export function seconds({ milliseconds }: SuiteResult): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
