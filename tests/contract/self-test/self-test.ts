import { type Finding, runSuite, type SuiteOptions } from '../suite.ts';
import type { Defect } from './defect.ts';
import { FaultProxy } from './proxy.ts';
import { type Reference, startReference } from './reference.ts';

/** What the suite made of one defect. */
export interface Outcome {
  readonly defect: Defect;
  /** The finding that names it; null when it was missed. */
  readonly finding: Finding | null;
  /** Findings that name something else. */
  readonly others: readonly Finding[];
  /** Calls that the defect really changed; a defect without any proves nothing. */
  readonly effects: number;
  readonly seconds: number;
}

/** What the suite made of the sound server with one seed. */
export interface CleanRun {
  readonly seed: number;
  readonly findings: readonly Finding[];
  readonly requests: number;
  readonly seconds: number;
}

/** How long a server that hangs is waited for, milliseconds. */
const PATIENCE_MS = 2000;

/** The suite in front of a server that can be broken at will. */
export class SelfTest {
  readonly #reference: Reference;
  readonly #proxy: FaultProxy;
  readonly #options: Pick<SuiteOptions, 'url' | 'tokens'>;

  private constructor(reference: Reference, proxy: FaultProxy, url: string) {
    this.#reference = reference;
    this.#proxy = proxy;
    this.#options = { url, tokens: async (person) => reference.tokens[person] };
  }

  static async start(port = 0): Promise<SelfTest> {
    const reference = await startReference();
    const proxy = new FaultProxy(reference.serve, reference.contract);
    return new SelfTest(reference, proxy, await proxy.listen(port));
  }

  /** Breaks the server in one way and lets the suite look for it. */
  async look(defect: Defect, seed: number): Promise<Outcome> {
    const started = performance.now();
    this.#proxy.inject(defect.fault(this.#reference.world));
    const { operations, checks } = defect;
    const { findings } = await runSuite({
      ...this.#options,
      operations,
      checks,
      consent: 'all',
      seed,
      patience: PATIENCE_MS,
    });
    const { effects } = this.#proxy;
    this.#proxy.inject({});
    const isRight = ({ rule, operation }: Finding) =>
      defect.rules.includes(rule) && defect.operations.some((name) => name === operation);
    return {
      defect,
      finding: findings.find(isRight) ?? null,
      others: findings.filter((finding) => !isRight(finding)),
      effects,
      seconds: secondsSince(started),
    };
  }

  /** Lets the suite judge the sound server. */
  async judgeClean(seed: number, limits: Partial<SuiteOptions> = {}): Promise<CleanRun> {
    const started = performance.now();
    const result = await runSuite({ ...this.#options, ...limits, consent: 'all', seed });
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
