import type { Finding, Gap, SuiteResult } from '#tools/contract/suite.ts';
import { readJSON } from './read-json.ts';

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

/**
 * Reads the baseline of a file.
 * @throws Error that names the file and its entry, when that lacks a name or its reason.
 */
export async function readBaseline(file: string): Promise<Baseline> {
  const { findings = [], gaps = [], ...others } = await readJSON(file);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Error(`${file}: there is no ${unknown}: findings, gaps`);
  return {
    findings: entriesOf(file, 'findings', findings, ['rule', 'operation', 'reason']),
    gaps: entriesOf(file, 'gaps', gaps, ['subject', 'about', 'reason']),
  };
}

function entriesOf<Entry>(file: string, list: string, value: unknown, names: string[]): Entry[] {
  if (!Array.isArray(value)) throw new Error(`${file}: ${list} needs a list`);
  for (const [index, entry] of value.entries()) {
    for (const name of names) {
      const given: unknown = Reflect.get(Object(entry), name);
      if (typeof given !== 'string' || given.trim() === '') {
        throw new Error(`${file}: ${list}[${index}] has no ${name}: ${JSON.stringify(entry)}`);
      }
    }
  }
  return value as Entry[];
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
