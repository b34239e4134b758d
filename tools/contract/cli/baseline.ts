import type { Finding, Gap, SuiteResult } from '#tools/contract/suite.ts';

interface AcceptedFinding {
  readonly rule: string;
  readonly operation: string;
  /** Without it, every finding of the rule in the operation is accepted. */
  readonly expected?: string;
  readonly reason: string;
}

interface AcceptedGap {
  readonly subject: string;
  readonly about: string;
  readonly reason: string;
}

/** Findings and gaps that a team has accepted, each with its reason. */
export interface Baseline {
  readonly findings: readonly AcceptedFinding[];
  readonly gaps: readonly AcceptedGap[];
}

export interface Compared {
  /** Findings that no entry accepts. */
  readonly findings: readonly Finding[];
  readonly gaps: readonly Gap[];
  /** Entries that accepted nothing. */
  readonly unused: number;
}

/** @throws Error when an entry has no reason. */
export function parseBaseline(text: string): Baseline {
  const { findings = [], gaps = [] } = JSON.parse(text) as Partial<Baseline>;
  for (const entry of [...findings, ...gaps]) {
    if (!entry.reason?.trim()) {
      throw new Error(`An entry of the baseline has no reason: ${JSON.stringify(entry)}`);
    }
  }
  return { findings, gaps };
}

/** Leaves out of a result what the baseline accepts. */
export function compare(result: SuiteResult, baseline: Baseline): Compared {
  const used = new Set<object>();
  const isAccepted = <Entry extends object>(
    entries: readonly Entry[],
    fits: (entry: Entry) => boolean,
  ) => {
    const found = entries.filter(fits);
    for (const entry of found) used.add(entry);
    return found.length > 0;
  };
  const findings = result.findings.filter(
    ({ rule, operation, expected }) =>
      !isAccepted(
        baseline.findings,
        (entry) =>
          entry.rule === rule &&
          entry.operation === operation &&
          (entry.expected ?? expected) === expected,
      ),
  );
  const gaps = result.gaps.filter(
    ({ subject, about }) =>
      !isAccepted(baseline.gaps, (entry) => entry.subject === subject && entry.about === about),
  );
  const all = baseline.findings.length + baseline.gaps.length;
  return { findings, gaps, unused: all - used.size };
}

/** Everything that a run has found, as a baseline; its reasons are to be replaced. */
export function baselineOf({ findings, gaps }: SuiteResult): Baseline {
  return {
    findings: findings.map(({ rule, operation, expected, actual }) => ({
      rule,
      operation,
      expected,
      reason: `got ${actual}`,
    })),
    gaps: gaps.map(({ subject, about, reason }) => ({ subject, about, reason })),
  };
}
