import { kindOfField, kindOfParameter } from '#tools/contract/ids/id-kinds.ts';
import { KnownIDs } from '#tools/contract/ids/known-ids.ts';
import { Coverage } from './coverage.ts';
import { type Circumstances, Findings } from './findings.ts';
import { Seen } from './gaps/seen.ts';
import { CaseMaker } from './generate/cases.ts';
import { LimitCoverage } from './limits/limit-coverage.ts';
import type { Contract, Operation } from './openapi/contract.ts';
import type { SourceMap } from './openapi/source-map.ts';
import { type Call, type Exchange, isSuccess, nobody, type RequestParts } from './send/call.ts';
import { Client, type SendOptions } from './send/client.ts';
import { BYTES_PER_MB, DEFAULT_BODY_MB } from './send/read-response.ts';
import { TokenStore } from './send/tokens.ts';
import type {
  Check,
  Person,
  Progress,
  SequenceOutcome,
  SuiteOptions,
  WriteAccess,
} from './suite.ts';
import { momentFlaws } from './validate/moments.ts';
import { UniqueIDs } from './validate/unique-ids.ts';
import { type Flaw, Validator } from './validate/validator.ts';
import { persons } from './vocabulary.ts';
import { mayChange } from './write-access.ts';

/** The order in which people are considered as callers of an operation. */
const actors: readonly Person[] = ['main', 'owner', 'approver', 'employee'];

const defaults = {
  samples: 10,
  parallel: 8,
  timeout: 20_000,
  patience: 90,
  writeAccess: 'own' as WriteAccess,
};

/** Additional requirements for a response; returns its flaws. */
export type Expectation = (exchange: Exchange) => readonly Flaw[];

/** One run of the suite: state that all checks share. */
export class Run {
  readonly contract: Contract;
  readonly options: SuiteOptions;
  readonly seed: number;
  readonly runs: number;
  readonly consent: WriteAccess;
  readonly known = new KnownIDs();
  readonly validator: Validator;
  readonly #unique: UniqueIDs;
  readonly cases: CaseMaker;
  readonly findings: Findings;
  readonly coverage: Coverage;
  readonly limits: LimitCoverage;
  /** What responses have shown and requests have set. */
  readonly seen: Seen;
  /** How the sequences ended. */
  readonly outcomes: SequenceOutcome[] = [];
  readonly client: Client;
  readonly tokens: TokenStore;
  readonly parallel: number;
  /** Seconds that may still be spent on waiting for rate limits. */
  #patience: number;
  readonly #selected: ReadonlySet<Operation>;
  /** Whether there is a token of each person that a check needs. */
  readonly people = new Map<Person, boolean>();

  constructor(options: SuiteOptions, contract: Contract, sources: SourceMap) {
    this.options = options;
    this.contract = contract;
    this.seed = options.seed ?? 1;
    this.runs = options.samples ?? defaults.samples;
    this.consent = options.writeAccess ?? defaults.writeAccess;
    this.parallel = options.parallel ?? defaults.parallel;
    this.#patience = options.patience ?? defaults.patience;
    this.tokens = new TokenStore(options.tokens);
    for (const id of Object.keys(options.excluded ?? {})) contract.operation(id);
    this.#selected = new Set(choose(contract, options));
    this.validator = new Validator(contract);
    this.#unique = new UniqueIDs(contract);
    this.cases = new CaseMaker(contract, this.known);
    this.findings = new Findings(contract, sources, this.seed, options);
    this.coverage = new Coverage();
    this.limits = new LimitCoverage(contract);
    this.seen = new Seen(contract);
    this.client = new Client({
      url: baseURL(options.url, contract.prefix),
      tokens: this.tokens,
      seed: this.seed,
      parallel: this.parallel,
      timeout: options.timeout ?? defaults.timeout,
      maxBodyBytes: (options.maxBodyMB ?? DEFAULT_BODY_MB) * BYTES_PER_MB,
      headers: options.headers ?? {},
      requiredHeaders: (operation) => this.cases.requiredHeaders(operation),
      isExcluded: ({ id }) => this.excludedBecause(id) !== null,
      onExchange: (exchange) => {
        this.limits.note(exchange);
        this.seen.note(exchange);
      },
    });
    for (const person of persons) {
      for (const [kind, ids] of options.ids?.[person] ?? []) {
        for (const id of ids) this.known.give(kind, person, id);
      }
    }
  }

  /** Operations that are validated. */
  get operations(): readonly Operation[] {
    return [...this.#selected].filter(({ id }) => this.excludedBecause(id) === null);
  }

  /** Whether the options select an operation, also one that is excluded. */
  isSelected(operation: Operation): boolean {
    return this.#selected.has(operation);
  }

  /** The reason why an operation must not be called; null when it may. */
  excludedBecause(operation: string): string | null {
    const { isForStaff, isRead } = this.contract.operation(operation);
    const chosen = this.options.excluded?.[operation] ?? null;
    if (chosen !== null || !isForStaff) return chosen;
    if (!isRead) return 'it decides about the records of other people';
    return this.people.get('staff') === false ? 'no token of staff (person staff)' : null;
  }

  isChosen(operation: Operation): boolean {
    return this.operations.includes(operation);
  }

  /** Whether the request may be sent; without one, whether any request of the operation may. */
  may(operation: Operation, parts?: RequestParts): boolean {
    if (this.excludedBecause(operation.id) !== null) return false;
    return mayChange(this.consent, operation, this.known, parts);
  }

  /** Takes so many seconds of the time for waiting; false when less is left. */
  takePatience(seconds: number): boolean {
    if (!(seconds <= this.#patience)) return false;
    this.#patience -= seconds;
    return true;
  }

  async has(person: Person): Promise<boolean> {
    const found = (await this.tokens.get(person)) !== null;
    this.people.set(person, found);
    return found;
  }

  /** The best caller: the first one who has all resources that the path and the body must name. */
  async actorOf(operation: Operation): Promise<Person> {
    return (await this.actorsOf(operation))[0] ?? 'main';
  }

  /** All people who have as many of these resources as anybody. */
  async actorsOf(operation: Operation): Promise<readonly Person[]> {
    if (operation.isForStaff) return ['staff'];
    let best: Person[] = [];
    let least = Number.MAX_VALUE;
    for (const person of actors) {
      if (person !== 'main' && !(await this.has(person))) continue;
      const missing = this.#missing(operation, person);
      if (missing < least) best = [];
      least = Math.min(least, missing);
      if (missing === least) best.push(person);
    }
    return best;
  }

  #missing(operation: Operation, person: Person): number {
    const names = operation.parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name }) => kindOfParameter(operation, name));
    const schema = operation.body?.media[0]?.schema;
    const required = (schema && this.contract.resolve(schema).required) || [];
    const fields = required.map((name) => kindOfField(operation, name));
    return [...names, ...fields].filter(
      (kind) => kind !== null && this.known.of(kind, person).length === 0,
    ).length;
  }

  /**
   * Sends a call and validates the response against the general rules and `expect`. Stores the ids in
   * the response.
   */
  async send(
    call: Call,
    about: Circumstances,
    expect?: Expectation,
    options?: SendOptions,
  ): Promise<Exchange> {
    const exchange = await this.client.send(call, options);
    this.validateExchange(exchange, about, expect);
    return exchange;
  }

  /** Validates an exchange and adds its findings; returns the flaws of the requested rules. */
  validateExchange(
    exchange: Exchange,
    about: Circumstances,
    expect?: Expectation,
  ): readonly Flaw[] {
    const { call, response } = exchange;
    const { operation } = call;
    if (this.excludedBecause(operation.id) !== null) return [];
    const verdict = this.validator.validate(exchange);
    const chosen = this.isChosen(operation);
    const person = this.#lackingToken(exchange);
    const isUsable = !verdict.notYet && response !== null && person === null;
    const special = isUsable ? (expect?.(exchange) ?? []) : [];
    const flaws = [
      ...verdict.flaws,
      ...this.#unique.flawsOf(exchange),
      ...momentFlaws(exchange),
      ...special,
    ];
    if (isSuccess(exchange) && typeof call.as === 'string' && call.as !== nobody) {
      this.known.learn(operation, call.as, response?.json, call.parts.path);
      if (operation.method === 'DELETE') this.known.forgetLast(operation, call.parts.path);
    }
    if (!chosen) return flaws;
    const found = flaws.filter((flaw) => this.findings.add(exchange, flaw, about));
    if (person !== null) {
      this.coverage.explain(operation.id, about.check, `no token of this person: ${person}`);
    }
    this.coverage.note({
      operation: operation.id,
      // Without a token it has shown nothing else.
      check: person === null ? about.check : 'tokens',
      sender: typeof call.as === 'string' ? call.as : 'another token',
      status: verdict.flaws.length === 0 ? verdict.documented : null,
      received: response?.status ?? null,
      notYet: verdict.notYet,
      checks: verdict.checks + (expect ? 1 : 0),
      failed: found.length > 0,
    });
    return flaws;
  }

  /** The person without a token whose request was rejected because it is missing; else null. */
  #lackingToken({ call: { as, operation }, response }: Exchange): Person | null {
    if (typeof as !== 'string' || as === nobody || operation.security === 'none') return null;
    return response?.status === 401 && this.people.get(as) === false ? as : null;
  }

  report(progress: Omit<Progress, 'requests' | 'findings'>): void {
    this.options.onProgress?.({
      ...progress,
      requests: this.client.count,
      findings: this.findings.size,
    });
  }

  /** Runs `work` for each of the operations, several in parallel. */
  async forEach(
    check: Check,
    operations: readonly Operation[],
    work: (operation: Operation) => Promise<void>,
  ): Promise<void> {
    const total = operations.length;
    let done = 0;
    this.report({ check, done, total });
    const works = operations.map((operation) => async () => {
      await work(operation);
      done += 1;
      this.report({ check, done, total });
    });
    await this.apart(works);
  }

  /** Runs pieces of work in parallel; their requests do not depend on which of them is faster. */
  async apart(works: readonly (() => Promise<void>)[]): Promise<void> {
    await this.known.apart(works, this.parallel);
  }
}

/** The URL before all paths: with the prefix of the contract's server, unless it ends with that already. */
function baseURL(url: string, prefix: string): string {
  const base = url.replace(/\/+$/, '');
  return base.endsWith(prefix) ? base : `${base}${prefix}`;
}

function choose(contract: Contract, { operations, tags }: SuiteOptions): Operation[] {
  const known = new Set(contract.operations.map(({ tag }) => tag));
  for (const id of operations ?? []) contract.operation(id);
  for (const tag of tags ?? []) {
    if (!known.has(tag))
      throw new Error(`The contract has no tag ${tag}: ${[...known].join(', ')}`);
  }
  return contract.operations.filter(
    ({ id, tag }) => (operations?.includes(id) ?? true) && (tags?.includes(tag) ?? true),
  );
}
