import { UnusableRun } from '#tools/contract/preflight/unusable.ts';
import { type Finding, runSuite, type SuiteOptions } from '#tools/contract/suite.ts';
import type { Check } from '#tools/contract/vocabulary.ts';
import type { Defect } from './defect.ts';
import { FaultProxy } from './proxy.ts';
import { type Reference, startReference } from './reference.ts';

/** The result of the suite for one defect. */
export interface Outcome {
  /** Id of the defect. */
  readonly defect: string;
  /** The finding that detects it; null when it was missed. */
  readonly finding: Finding | null;
  /** Findings about something else. */
  readonly others: readonly Finding[];
  /** Calls that the defect changed; a defect without any proves nothing. */
  readonly effects: number;
  readonly seconds: number;
}

/** The result of the suite for the valid server with one seed. */
export interface CleanRun {
  readonly seed: number;
  readonly findings: readonly Finding[];
  readonly requests: number;
  readonly seconds: number;
}

/** Generated requests for each operation: a defect shows in few or in none. */
const RUNS = 5;
/** Above the reference server's highest rate limit. */
const BURST = 50;

/** Runs the suite against a server that can be broken at will. */
export class SelfTest {
  readonly #reference: Reference;
  readonly #proxy: FaultProxy;
  readonly #options: Pick<SuiteOptions, 'url' | 'tokens' | 'oneTimeCode'>;

  private constructor(reference: Reference, proxy: FaultProxy, url: string) {
    this.#reference = reference;
    this.#proxy = proxy;
    this.#options = {
      url,
      tokens: async (person) => reference.tokens[person],
      oneTimeCode: (person) => reference.oneTimeCode(person),
    };
  }

  static async start(port = 0): Promise<SelfTest> {
    const reference = await startReference();
    const proxy = new FaultProxy(reference.serve, reference.contract);
    return new SelfTest(reference, proxy, await proxy.listen(port));
  }

  /** Breaks the server in one way and runs the suite against it. */
  async seek(defect: Defect, seed: number): Promise<Outcome> {
    const started = performance.now();
    const isStory = (check: Check) => check === 'sequences';
    const isRight = ({ rule, operation }: Finding) =>
      defect.rules.includes(rule) && defect.operations.some((name) => name === operation);
    let effects = 0;
    const findings: Finding[] = [];
    for (const checks of [
      defect.checks.filter((check) => !isStory(check)),
      defect.checks.filter(isStory),
    ]) {
      if (checks.length === 0 || findings.some(isRight)) continue;
      findings.push(...(await this.#validate(defect, checks, seed)));
      effects += this.#proxy.effects;
    }
    this.#proxy.inject({});
    return {
      defect: defect.id,
      finding: findings.find(isRight) ?? null,
      others: findings.filter((finding) => !isRight(finding)),
      effects,
      seconds: secondsSince(started),
    };
  }

  async #validate(defect: Defect, checks: readonly Check[], seed: number) {
    this.#reference.passHour();
    this.#proxy.inject(defect.fault(this.#reference.world));
    const { operations, timeout } = defect;
    const result = await runSuite({
      ...this.#options,
      ...(timeout === undefined ? {} : { timeout }),
      operations,
      checks,
      writeAccess: 'all',
      seed,
      samples: RUNS,
      burst: BURST,
      patience: 0,
    }).catch((error: unknown) => {
      // One part of the checks may have nothing to send; another finds the defect.
      if (error instanceof UnusableRun) return null;
      throw error;
    });
    return result?.findings ?? [];
  }

  /** Runs the suite against the valid server. */
  async validateClean(seed: number, limits: Partial<SuiteOptions> = {}): Promise<CleanRun> {
    const started = performance.now();
    this.#reference.passHour();
    const result = await runSuite({ ...this.#options, ...limits, writeAccess: 'all', seed });
    const { findings, requests } = result;
    return { seed, findings, requests, seconds: secondsSince(started) };
  }

  async close(): Promise<void> {
    await this.#proxy.close();
    await this.#reference.close();
  }
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}
