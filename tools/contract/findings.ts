import { kindOfParameter } from './ids/id-kinds.ts';
import { isCreating, kindsOf } from './ids/id-sources.ts';
import type { Contract, Operation } from './openapi/contract.ts';
import type { SourceMap } from './openapi/source-map.ts';
import type { RuleId } from './rules.ts';
import type { Exchange } from './send/call.ts';
import { toCurl } from './send/curl.ts';
import { isBeyondMocks } from './stateless.ts';
import type { Check, Finding, OtherResponse, SuiteOptions } from './suite.ts';
import type { Flaw } from './validate/validator.ts';
import { checks } from './vocabulary.ts';

const shownResponse = 600;

export interface Circumstances {
  readonly check: Check;
  /** What was tested: the labeled error, the step of a sequence. */
  readonly subject: string;
  /** The sequence it belongs to, which the replay then runs. */
  readonly sequence?: string;
  /** The operation whose requests the finding is about, where another one shows it. */
  readonly cause?: Operation;
}

/** Operations that make the records which an operation needs or lists. */
export function creatorsOf(contract: Contract, operation: Operation): Operation[] {
  const needed = operation.parameters.flatMap(({ name, in: place }) =>
    place === 'path' ? (kindOfParameter(operation, name) ?? []) : [],
  );
  return contract.operations.filter(
    (other) =>
      other !== operation &&
      isCreating(other) &&
      (other.path === operation.path || kindsOf(other).some((kind) => needed.includes(kind))),
  );
}

/** Collects findings; equal ones are counted, not repeated. */
export class Findings {
  readonly #contract: Contract;
  readonly #sources: SourceMap;
  readonly #seed: number;
  readonly #rules: ReadonlySet<RuleId> | null;
  readonly #isStateless: boolean;
  readonly #replayWith: readonly string[];
  readonly #replayCommand: string;
  readonly #found = new Map<string, Finding>();

  constructor(
    contract: Contract,
    sources: SourceMap,
    seed: number,
    {
      rules,
      replayCommand = 'npm run contract --',
      replayWith = [],
      stateless = false,
    }: SuiteOptions,
  ) {
    this.#contract = contract;
    this.#sources = sources;
    this.#seed = seed;
    this.#rules = rules ? new Set(rules) : null;
    this.#isStateless = stateless;
    this.#replayWith = replayWith;
    this.#replayCommand = replayCommand;
  }

  /** By kind of requests and operation, whichever response came first. */
  get all(): readonly Finding[] {
    const { operations } = this.#contract;
    const places = new Map(operations.map(({ id }, index) => [id, index]));
    const placeOf = (finding: Finding) =>
      checks.indexOf(finding.check) * operations.length + (places.get(finding.operation) ?? 0);
    return [...this.#found.values()].sort((one, other) => placeOf(one) - placeOf(other));
  }

  get size(): number {
    return this.#found.size;
  }

  /** Returns true when the rule of the flaw is among the requested ones. */
  add(exchange: Exchange, flaw: Flaw, circumstances: Circumstances): boolean {
    if (this.#rules !== null && !this.#rules.has(flaw.rule)) return false;
    if (this.#isStateless && isBeyondMocks(flaw.rule)) return false;
    const { operation } = exchange.call;
    const key = [flaw.rule, operation.id, flaw.expected].join('\n');
    const before = this.#found.get(key);
    if (before) this.#found.set(key, { ...before, count: before.count + 1 });
    else this.#found.set(key, this.#describe(exchange, flaw, circumstances));
    return true;
  }

  #describe({ call, request, response }: Exchange, flaw: Flaw, about: Circumstances): Finding {
    const { operation } = call;
    const what = about.sequence ? ['--sequence', about.sequence] : ['--check', about.check];
    const replay = [
      ...this.#replayed(operation, about).flatMap((id) => ['--operation', id]),
      ...what,
      '--seed',
      this.#seed,
      ...this.#replayWith,
    ];
    return {
      rule: flaw.rule,
      check: about.check,
      sequence: about.sequence ?? null,
      operation: operation.id,
      cause: about.cause && about.cause !== operation ? about.cause.id : null,
      method: request.method,
      path: operation.path,
      place: this.#sources.find(flaw.pointer ?? operation.pointer),
      subject: about.subject,
      expected: flaw.expected,
      actual: flaw.actual,
      status: response?.status ?? null,
      curl: toCurl(request),
      response: response ? shorten(response.bytes) : '',
      other: flaw.other ? describeOther(flaw.other) : null,
      replay: `${this.#replayCommand} ${replay.join(' ')}`,
      seed: this.#seed,
      count: 1,
    };
  }

  /** What a replay selects: without the operations that make its records most checks have nothing to change. */
  #replayed(operation: Operation, { sequence, cause = operation }: Circumstances): string[] {
    const chosen = new Set([operation.id, cause.id]);
    if (sequence === undefined) {
      for (const { id } of creatorsOf(this.#contract, cause)) chosen.add(id);
    }
    return [...chosen];
  }

  /** The source location of an operation. */
  placeOf(operation: Operation) {
    return this.#sources.find(operation.pointer);
  }
}

function describeOther({ call, request, response }: Exchange): OtherResponse {
  return {
    operation: call.operation.id,
    curl: toCurl(request),
    response: response ? shorten(response.bytes) : '',
  };
}

function shorten(bytes: Buffer): string {
  const text = bytes.subarray(0, shownResponse).toString('utf8');
  return bytes.length > shownResponse ? `${text} …` : text;
}
