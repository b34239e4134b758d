import path from 'node:path';
import { projectRoot } from '#scripts/project-root.ts';
import { coverageOf } from './gaps.ts';
import { readContract } from './openapi/contract.ts';
import { SourceMap } from './openapi/source-map.ts';
import type { RuleId } from './rules.ts';
import { Run } from './run.ts';
import { statelessChecks } from './stateless.ts';
import { requireBackEnd, steps } from './steps.ts';
import { type Check, checks, type Person } from './vocabulary.ts';

export type { Check, Person };

/** An access token of the person; null when there is none, then what needs it is a gap. */
export type TokenSource = (person: Person) => Promise<string | null>;

/**
 * What may be changed: `none` sends safe calls alone; `own` also creates, and changes only what the
 * run itself has created; `all` also changes what the person has (cart, favorites, settings …).
 */
export type Consent = 'none' | 'own' | 'all';

export interface SuiteOptions {
  /** Origin of the back end, without `/api/v1`: `http://localhost:3000`. */
  readonly url: string;
  readonly tokens: TokenSource;
  /** Only these operations; sequences run when they touch one of them. */
  readonly operations?: readonly string[];
  readonly tags?: readonly string[];
  /** Only these kinds of requests; `learn` runs as far as the others need ids. */
  readonly checks?: readonly Check[];
  /** Only these sequences, by name. */
  readonly sequences?: readonly string[];
  /** Findings of other rules are left out of the result. */
  readonly rules?: readonly RuleId[];
  readonly consent?: Consent;
  /** The back end keeps nothing (a mock): what needs memory or real ids is left out. */
  readonly stateless?: boolean;
  /** Replays a run: same seed, same requests as far as the back end's data is the same. */
  readonly seed?: number;
  /** Generated requests for each operation; 10 unless told. */
  readonly runs?: number;
  /** Most requests of one burst that must meet a 429; 0 sends none. */
  readonly burst?: number;
  /** Requests in flight at once; 8 unless told. */
  readonly parallel?: number;
  /** The one-time code that was sent to the person last; without it refunds are a gap. */
  readonly oneTimeCode?: (person: Person) => Promise<string | null>;
  /** How long an answer may take, milliseconds; 20 000 unless told. */
  readonly patience?: number;
  /** Arguments of the command that a replay needs beside the seed and what is replayed. */
  readonly replayWith?: readonly string[];
  readonly onProgress?: (progress: Progress) => void;
}

export interface Progress {
  readonly check: Check;
  readonly done: number;
  readonly total: number;
  readonly requests: number;
  readonly findings: number;
}

/** Where something stands in the contract: `openapi/paths/cart.yaml`, line from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

export interface Finding {
  readonly rule: RuleId;
  /** operationId. */
  readonly operation: string;
  readonly method: string;
  /** As in the contract: `/api/v1/product/{id}`. */
  readonly path: string;
  readonly place: Place;
  /** What was done: the labeled fault, the step of the sequence. */
  readonly subject: string;
  readonly expected: string;
  readonly actual: string;
  /** Status of the answer; null when there was none. */
  readonly status: number | null;
  /** Can be pasted; the token stands as `$TOKEN`. */
  readonly curl: string;
  /** The beginning of the answer's body. */
  readonly response: string;
  /** Shows it again: `npm run contract -- … --operation X --seed N`. */
  readonly replay: string;
  readonly seed: number;
  /** How often the same finding was met; only the first, or the smallest, is kept. */
  readonly count: number;
}

export interface StatusCoverage {
  readonly status: string;
  /** Responds with this status that had nothing wrong. */
  readonly seen: number;
  /** Why it was not reached; null when it was. */
  readonly gap: string | null;
}

export interface OperationCoverage {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly place: Place;
  readonly requests: number;
  /** The back end says of it 501 `NotImplemented`. */
  readonly notYet: boolean;
  readonly statuses: readonly StatusCoverage[];
}

/** One thing that was looked at: an operation under a check, or a sequence. */
export interface CheckVerdict {
  /** operationId, or the name of the sequence. */
  readonly subject: string;
  readonly check: Check;
  readonly failed: boolean;
}

export interface SequenceOutcome {
  readonly name: string;
  readonly title: string;
  /** Why it was not told to its end; null when it was. */
  readonly ending: string | null;
}

export interface SuiteResult {
  readonly url: string;
  readonly seed: number;
  readonly runs: number;
  readonly findings: readonly Finding[];
  readonly coverage: readonly OperationCoverage[];
  readonly verdicts: readonly CheckVerdict[];
  readonly sequences: readonly SequenceOutcome[];
  readonly requests: number;
  readonly milliseconds: number;
  /** Single checks: each rule that was looked at on one answer. */
  readonly checks: number;
}

/**
 * Validates a back end by the contract. Findings are in the result; it throws only when the back end
 * cannot be reached at all or an option names nothing.
 */
export async function runSuite(options: SuiteOptions): Promise<SuiteResult> {
  const started = performance.now();
  const contract = readContract();
  const run = new Run(options, contract, new SourceMap(path.join(projectRoot, 'openapi')));
  await requireBackEnd(options.url);
  const possible = options.stateless ? statelessChecks : checks;
  const chosen = new Set((options.checks ?? checks).filter((check) => possible.includes(check)));
  for (const check of checks) {
    if (check === 'learn' || chosen.has(check)) await steps[check](run);
  }
  return {
    url: options.url,
    seed: run.seed,
    runs: run.runs,
    findings: run.findings.all,
    coverage: coverageOf(run),
    verdicts: run.coverage.verdicts,
    sequences: run.outcomes,
    requests: run.client.count,
    milliseconds: Math.round(performance.now() - started),
    checks: run.coverage.checks,
  };
}
