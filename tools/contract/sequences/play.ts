import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { nextReadFlaws } from '#tools/contract/checks/writes/next-read.ts';
import { sentElsewhereFlaws, sentFlaws } from '#tools/contract/checks/writes/sent-flaws.ts';
import { toQuery } from '#tools/contract/generate/cases.ts';
import { valueAt } from '#tools/contract/openapi/pointer.ts';
import { isObject } from '#tools/contract/openapi/schema.ts';
import type { Run } from '#tools/contract/run.ts';
import { type Call, type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import { rightStatuses, validateStep } from './expectations.ts';
import { newKey, repeat, withKey } from './repeat.ts';
import type { Sequence, Step, Template } from './sequence.ts';
import { fill, MissingValue } from './templates.ts';
import { usedUpHint } from './used-up.ts';

/** A saved value: the code that an operation has sent to the person's phone. */
const oneTimeCode = '@code';
/** How often a step that waits is repeated, and the interval in milliseconds. */
const polls = 40;
const pollMs = 250;

/** Unique values: in hexadecimal, in letters only, and as a phone number. */
function uniqueValues(): Record<string, unknown> {
  const unique = randomBytes(4).toString('hex');
  const word = unique.replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? 'z');
  const phone = `+7900${String(Number.parseInt(unique, 16) % 10_000_000).padStart(7, '0')}`;
  return { unique, word: `Проверка${word}`, phone };
}

/** Why a sequence did not complete; null when it did. */
export type Ending = string | null;

/** Plays one sequence; adds its findings to the run. */
export class Player {
  readonly #run: Run;
  readonly #sequence: Sequence;
  readonly #choice: number;
  readonly #values: Record<string, unknown>;
  /** Whether the sequence ended at an operation that must not be called. */
  isExcluded = false;

  /** @param choice which of several known ids it starts with: some allow more than others. */
  constructor(run: Run, sequence: Sequence, choice: number) {
    this.#choice = choice;
    this.#run = run;
    this.#sequence = sequence;
    this.#values = uniqueValues();
  }

  async play(): Promise<Ending> {
    const { given = {}, as, steps } = this.#sequence;
    if (!(await this.#run.has(as))) return `no token of ${as}`;
    for (const [name, kind] of Object.entries(given)) {
      const known = this.#run.known.of(kind, as);
      const taken = new Set(Object.values(this.#values));
      const id = known.slice(this.#choice).find((one) => !taken.has(one));
      if (id === undefined)
        return `no ${this.#choice > 0 ? 'further ' : ''}id of a ${kind} is known`;
      this.#values[name] = id;
    }
    let ending: Ending = null;
    for (const step of steps) {
      if (ending !== null && !step.always) continue;
      if (step.when?.(this.#values) === false) continue;
      const failure = await this.#take(step);
      ending ??= failure;
    }
    return ending;
  }

  /** Sends one step; returns why the sequence ends with it, or null. */
  async #take(step: Step): Promise<Ending> {
    let call: Call;
    try {
      call = await this.#toCall(step);
      // What it is compared with must be known, too: an earlier response may have lacked it.
      fill([step.same, step.has?.where, step.lacks?.where], this.#values);
    } catch (error) {
      if (error instanceof MissingValue) return `${step.does}: ${error.message}`;
      throw error;
    }
    if (!(await this.#run.has(step.as ?? this.#sequence.as))) return null;
    const excluded = this.#run.excludedBecause(call.operation.id);
    if (excluded !== null) {
      this.isExcluded = true;
      return `${step.does}: excluded: ${excluded}`;
    }
    if (!this.#run.may(call.operation, call.parts)) {
      return `${step.does}: it changes what the run has not created`;
    }
    if (step.until) await this.#wait(call, step.until);
    const keyed = step.repeat ? withKey(call, newKey()) : call;
    const about = this.#about(step);
    const exchange = await this.#sendPatiently(keyed, step);
    this.#run.validateExchange(exchange, about, (one) => [
      ...validateStep(step, one, this.#values),
      ...sentFlaws(this.#run.contract, one),
    ]);
    if (isSuccess(exchange) && !call.operation.isRead) {
      for (const flaw of [
        ...(await nextReadFlaws(this.#run, exchange)),
        ...(await sentElsewhereFlaws(this.#run, exchange)),
      ]) {
        this.#run.findings.add(exchange, flaw, about);
      }
    }
    const ending = await this.#settle(step, exchange);
    if (ending === null && step.repeat && isSuccess(exchange)) {
      await repeat(this.#run, exchange, this.#otherCall(step, keyed), about);
    }
    return ending;
  }

  /** Waits for a rate limit that is not what the step is about: earlier runs have used it up. */
  async #sendPatiently(call: Call, { status }: Step): Promise<Exchange> {
    for (;;) {
      const exchange = await this.#run.client.send(call);
      const { response } = exchange;
      if (response?.status !== 429 || status?.includes(429)) return exchange;
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
      if (!this.#run.takePatience(seconds)) return exchange;
      await delay(seconds * 1000);
    }
  }

  async #wait(call: Call, until: NonNullable<Step['until']>): Promise<void> {
    for (let count = 0; count < polls; count += 1) {
      const { response } = await this.#run.client.send(call);
      if (response === null || response.status >= 400 || until(response.json)) return;
      await delay(pollMs);
    }
  }

  #about({ does }: Step) {
    const { name, title } = this.#sequence;
    return { check: 'sequences', subject: `${title}: ${does}`, sequence: name } as const;
  }

  async #settle(step: Step, exchange: Exchange): Promise<Ending> {
    const { response, call } = exchange;
    const status = response?.status ?? 0;
    if (!rightStatuses(step, call.operation).includes(status)) {
      const reason = isObject(response?.json) ? String(response.json.reason ?? '') : '';
      const hint = response === null ? '' : usedUpHint(response);
      return `${step.does}: ${status} ${reason}`.trim() + hint;
    }
    if (!isSuccess(exchange)) return null;
    for (const [name, place] of Object.entries(step.save ?? {})) {
      this.#values[name] =
        place === oneTimeCode ? await this.#codeOf(step) : valueAt(response?.json, place);
    }
    return step.pick ? this.#choose(step, response?.json) : null;
  }

  /** The code that has just been sent to the person; undefined when it is unknown. */
  async #codeOf({ as }: Step): Promise<string | undefined> {
    const oneTimeCode = this.#run.options.oneTimeCode;
    return (await oneTimeCode?.(as ?? this.#sequence.as)) ?? undefined;
  }

  #choose({ pick, does }: Step, json: unknown): Ending {
    if (!pick) return null;
    const list = valueAt(json, pick.list);
    const records = (Array.isArray(list) ? list : []).filter(isObject);
    const found =
      records.find((item) => pick.which?.(item) ?? true) ??
      records.find((item) => pick.orElse?.(item) ?? false);
    if (found === undefined) return `${does}: no such record`;
    for (const [name, place] of Object.entries(pick.save)) {
      this.#values[name] = valueAt(found, place);
    }
    return null;
  }

  async #toCall(step: Step): Promise<Call> {
    const { contract, cases } = this.#run;
    const operation = contract.operation(step.call);
    const as = step.as ?? this.#sequence.as;
    const plain = cases.plain(operation, as);
    const path = fill(step.path ?? {}, this.#values) as Record<string, string>;
    const query = fill(step.query ?? {}, this.#values) as Record<string, unknown>;
    return {
      operation,
      as,
      parts: {
        ...plain,
        path: { ...plain.path, ...path },
        query: Object.entries(query).flatMap(([name, value]) => toQuery({ name }, value)),
        body: this.#bodyOf(step.body, plain.body),
      },
    };
  }

  #bodyOf(template: Template, plain: Call['parts']['body']): Call['parts']['body'] {
    if (template === undefined || plain === null) return plain;
    return { ...plain, value: fill(template, this.#values) };
  }

  #otherCall({ repeat }: Step, call: Call): Call | null {
    if (repeat?.otherBody === undefined) return null;
    return {
      ...call,
      parts: { ...call.parts, body: this.#bodyOf(repeat.otherBody, call.parts.body) },
    };
  }
}
