import { deriveIDs } from '#tools/contract/ids/derived-ids.ts';
import { type Kind, namedKindOfParameter } from '#tools/contract/ids/id-kinds.ts';
import { isNamedIn } from '#tools/contract/ids/id-sources.ts';
import { coverageOf, gapsOfRun } from './gaps/gaps.ts';
import { untestedChecks } from './gaps/untested.ts';
import type { LimitOutcome } from './limits/limit-coverage.ts';
import type { Operation } from './openapi/contract.ts';
import { type ContractSource, ownContract } from './openapi/contract-source.ts';
import { requireBackEnd } from './preflight/require-back-end.ts';
import { chosenChecks, requireSelection } from './preflight/require-selection.ts';
import { requireTested } from './preflight/require-tested.ts';
import type { RuleId } from './rules.ts';
import { Run } from './run.ts';
import { tokenLines } from './send/token-variables.ts';
import { steps } from './steps.ts';
import { requireSound } from './validate/faults/contract-faults.ts';
import { type Check, checks, type Person } from './vocabulary.ts';

export type { Check, Person };

/** Returns an access token of the person; null when there is none, which makes a gap. */
export type TokenSource = (person: Person) => Promise<string | null>;

/**
 * What may be changed: `none` sends only safe calls; `own` also creates, and changes only what the
 * run itself has created; `all` also changes what the person has (cart, favorites, settings …).
 */
export type WriteAccess = 'none' | 'own' | 'all';

export interface SuiteOptions {
  /** Origin of the back end, without `/api/v1`: `http://localhost:3000`. */
  readonly url: string;
  readonly tokens: TokenSource;
  /** The contract to test against; the shop's own by default. */
  readonly contract?: ContractSource;
  /** Ids that exist already, for what no list names: person → kind → ids. */
  readonly ids?: KnownIDsOption;
  /** Headers of every request; `$NAME` in a value is replaced by the environment's, and shown as it is. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Operations that are never called: operationId → the reason, which the reports repeat. */
  readonly excluded?: Readonly<Record<string, string>>;
  /** Only these operations; sequences run when they touch one of them. */
  readonly operations?: readonly string[];
  readonly tags?: readonly string[];
  /** Only these kinds of requests; `learn` runs as far as the others need ids. */
  readonly checks?: readonly Check[];
  /** Only these sequences, by name. */
  readonly sequences?: readonly string[];
  /** Findings of other rules are left out of the result. */
  readonly rules?: readonly RuleId[];
  readonly writeAccess?: WriteAccess;
  /** The back end stores nothing (a mock): checks that need state or real ids are left out. */
  readonly stateless?: boolean;
  /** Replays a run: the same seed sends the same requests if the back end has the same data. */
  readonly seed?: number;
  /** Generated requests for each operation; 10 by default. */
  readonly samples?: number;
  /** Maximal number of requests in a burst that must end in a 429; 0 sends none. */
  readonly burst?: number;
  /** Requests in flight at once; 8 by default. */
  readonly parallel?: number;
  /** The last one-time code that was sent to the person; without it refunds are a gap. */
  readonly oneTimeCode?: (person: Person) => Promise<string | null>;
  /** Seconds that sequences may wait, together, for rate limits of a used server; 90 by default. */
  readonly patience?: number;
  /** Response timeout, milliseconds; 20 000 by default. */
  readonly timeout?: number;
  /** How large the body of a response may be, megabytes; 32 by default. */
  readonly maxBodyMB?: number;
  /** The command that prints the token of `CONTRACT_PERSON`, for the reports. */
  readonly tokenCommand?: string;
  /** The command of a replay, without the seed and its target; `npm run contract --` by default. */
  readonly replayCommand?: string;
  /** Command line arguments that a replay needs in addition, quoted for a shell. */
  readonly replayWith?: readonly string[];
  readonly onProgress?: (progress: Progress) => void;
}

/** Known ids of each person. */
export type KnownIDsOption = Readonly<
  Partial<Record<Person, ReadonlyMap<Kind, readonly string[]>>>
>;

export interface Progress {
  readonly check: Check;
  readonly done: number;
  readonly total: number;
  readonly requests: number;
  readonly findings: number;
}

/** A location in the contract's source: `openapi/paths/cart.yaml`, line from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** A response that a finding compares with its own. */
export interface OtherResponse {
  /** operationId. */
  readonly operation: string;
  readonly curl: string;
  /** The beginning of the response body. */
  readonly response: string;
}

export interface Finding {
  readonly rule: RuleId;
  /** The kind of requests that found it. */
  readonly check: Check;
  /** The sequence that found it; null when none did. */
  readonly sequence: string | null;
  /** operationId. */
  readonly operation: string;
  /** The operation whose requests it is about, where the response of another one shows it. */
  readonly cause: string | null;
  readonly method: string;
  /** As in the contract: `/api/v1/product/{id}`. */
  readonly path: string;
  readonly place: Place;
  /** What was tested: the labeled error, the step of the sequence. */
  readonly subject: string;
  readonly expected: string;
  readonly actual: string;
  /** Status of the response; null when there was none. */
  readonly status: number | null;
  /** A command to paste; the token of a person is a variable: `$TOKEN_EMPLOYEE`. */
  readonly curl: string;
  /** The beginning of the response body. */
  readonly response: string;
  /** The response that disagrees with it; null where one response alone is wrong. */
  readonly other: OtherResponse | null;
  /** The command that reproduces it: `npm run contract -- … --operation X --seed N`. */
  readonly replay: string;
  readonly seed: number;
  /** How often the same finding occurred; only the first, or the smallest, is stored. */
  readonly count: number;
}

export interface StatusCoverage {
  readonly status: string;
  /** Valid responses with this status. */
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
  /** The back end responds with 501 `NotImplemented`. */
  readonly notYet: boolean;
  /** Why it is never called; null when it is not excluded. */
  readonly excluded: string | null;
  readonly statuses: readonly StatusCoverage[];
  /** Responses by sender (a person, `nobody`, `another token`). */
  readonly senders: Readonly<Record<string, number>>;
  /** Responses by kind of requests. */
  readonly checks: Readonly<Partial<Record<Check, number>>>;
}

/**
 * What a gap is about. `status`: a documented one was not met; `check`: a kind of requests; `list`: it was
 * empty for everybody; `filter`, `property`, `rule`, `limit`: no response or request had what they need.
 */
export const gapKinds = [
  'contract',
  'person',
  'operation',
  'check',
  'sequence',
  'list',
  'filter',
  'rule',
  'property',
  'limit',
  'status',
] as const;
export type GapKind = (typeof gapKinds)[number];

/** What the run could not test, and why. */
export interface Gap {
  readonly kind: GapKind;
  /** operationId, a schema of the contract, a person, or the name of a sequence. */
  readonly subject: string;
  /** A documented status, a kind of requests, `sequence`, `property totals.toPay`, `filter tagIDs` … */
  readonly about: string;
  readonly reason: string;
}

/** One result: an operation under a check, or a sequence. */
export interface CheckVerdict {
  /** operationId, or the name of the sequence. */
  readonly subject: string;
  readonly check: Check;
  readonly failed: boolean;
  /** Why it was not tested although it applies; null when it was. */
  readonly untested: string | null;
}

export interface SequenceOutcome {
  readonly name: string;
  readonly title: string;
  /** Why it did not complete; null when it did. */
  readonly ending: string | null;
  /** It reached an operation that is excluded. */
  readonly excluded: boolean;
}

export interface SuiteResult {
  readonly url: string;
  readonly seed: number;
  readonly runs: number;
  readonly findings: readonly Finding[];
  readonly coverage: readonly OperationCoverage[];
  readonly gaps: readonly Gap[];
  readonly verdicts: readonly CheckVerdict[];
  readonly sequences: readonly SequenceOutcome[];
  /** The bounds in the schemas of requests, and whether the run has sent them. */
  readonly limits: readonly LimitOutcome[];
  /** Shell lines that set the tokens in the commands of the findings. */
  readonly setTokens: readonly string[];
  readonly requests: number;
  readonly milliseconds: number;
  /** Assertions: each rule that was checked on one response. */
  readonly checks: number;
}

/**
 * Tests a back end against the contract. Findings are in the result.
 * @throws UnusableRun when nothing can be tested: no back end, a rejected token, nothing selected.
 * @throws Error when an option names nothing.
 */
export async function runSuite(options: SuiteOptions): Promise<SuiteResult> {
  const started = performance.now();
  const source = options.contract ?? ownContract();
  const given = Object.values(options.ids ?? {}).flatMap((ids) => [...ids.keys()]);
  const isNamed = (operation: Operation, name: string) => {
    const kind = namedKindOfParameter(operation, name);
    return kind !== null && isNamedIn(source.contract, kind);
  };
  deriveIDs(source.contract, isNamed, given);
  requireSound(source.contract);
  const run = new Run(options, source.contract, source.places);
  requireSelection(run);
  // It sees who has a token: without one of staff its operations are excluded.
  await requireBackEnd(run);
  const chosen = chosenChecks(run);
  for (const check of checks) {
    if (check === 'learn' || chosen.includes(check)) await steps[check](run);
  }
  requireTested(run);
  const untested = untestedChecks(run);
  return {
    url: options.url,
    seed: run.seed,
    runs: run.runs,
    findings: run.findings.all,
    coverage: coverageOf(run),
    gaps: gapsOfRun(run, untested),
    verdicts: [...run.coverage.verdicts, ...untested],
    sequences: run.outcomes,
    limits: run.limits.outcomes(run.operations),
    setTokens: tokenLines(
      run.findings.all.flatMap(({ curl, other, replay }) => [curl, other?.curl ?? '', replay]),
      options.tokenCommand,
    ),
    requests: run.client.count,
    milliseconds: Math.round(performance.now() - started),
    checks: run.coverage.checks,
  };
}
