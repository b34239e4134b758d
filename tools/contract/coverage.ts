import type { Check, CheckVerdict } from './suite.ts';

export interface Note {
  readonly operation: string;
  readonly check: Check;
  /** Who sent the request: a person, `nobody`, `another token`. */
  readonly sender: string;
  /** The documented status of a valid response; null when the response was invalid. */
  readonly status: string | null;
  /** The status of the response, valid or not; null when there was none. */
  readonly received: number | null;
  readonly notYet: boolean;
  readonly checks: number;
  readonly failed: boolean;
}

interface Seen {
  requests: number;
  notYet: boolean;
  readonly statuses: Map<string, number>;
  readonly received: Set<string>;
  readonly senders: Map<string, number>;
  readonly kinds: Map<Check, number>;
}

/** Counts the statuses, checks and sequences that were reached. */
export class Coverage {
  readonly #seen = new Map<string, Seen>();
  readonly #verdicts = new Map<string, CheckVerdict>();
  readonly #reasons = new Map<string, string>();
  #checks = 0;

  note(note: Note): void {
    const { operation, check, sender, status, received, notYet, checks, failed } = note;
    const seen = this.#of(operation);
    seen.requests += 1;
    seen.notYet ||= notYet;
    if (status !== null) increment(seen.statuses, status);
    if (received !== null) seen.received.add(String(received));
    increment(seen.senders, sender);
    increment(seen.kinds, check);
    this.#checks += checks;
    if (!notYet) this.settle(operation, check, failed);
  }

  /** Notes the result of an operation or a sequence under a check; one failure makes it fail. */
  settle(subject: string, check: Check, failed: boolean): void {
    const key = `${subject} ${check}`;
    const before = this.#verdicts.get(key)?.failed ?? false;
    this.#verdicts.set(key, { subject, check, failed: before || failed, untested: null });
  }

  /** Notes why something of an operation could not be tested; the first reason is preserved. */
  explain(operation: string, about: Check | string, reason: string): void {
    const key = `${operation} ${about}`;
    if (!this.#reasons.has(key)) this.#reasons.set(key, reason);
  }

  reason(operation: string, about: Check | string): string | null {
    return this.#reasons.get(`${operation} ${about}`) ?? null;
  }

  requests(operation: string): number {
    return this.#seen.get(operation)?.requests ?? 0;
  }

  isNotYet(operation: string): boolean {
    return this.#seen.get(operation)?.notYet ?? false;
  }

  times(operation: string, status: string): number {
    return this.#seen.get(operation)?.statuses.get(status) ?? 0;
  }

  /** The statuses of all responses, also of those that were not valid. */
  received(operation: string): readonly string[] {
    return [...(this.#seen.get(operation)?.received ?? [])].sort();
  }

  /** Responses by sender. */
  senders(operation: string): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#seen.get(operation)?.senders ?? []);
  }

  /** Responses by kind of requests. */
  kinds(operation: string): Readonly<Partial<Record<Check, number>>> {
    return Object.fromEntries(this.#seen.get(operation)?.kinds ?? []);
  }

  get checks(): number {
    return this.#checks;
  }

  get verdicts(): readonly CheckVerdict[] {
    return [...this.#verdicts.values()];
  }

  #of(operation: string): Seen {
    let seen = this.#seen.get(operation);
    if (!seen) {
      seen = {
        requests: 0,
        notYet: false,
        statuses: new Map(),
        received: new Set(),
        senders: new Map(),
        kinds: new Map(),
      };
      this.#seen.set(operation, seen);
    }
    return seen;
  }
}

function increment<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
