import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import { type Call, type Exchange, nobody, type RequestBody, type SentRequest } from './call.ts';
import { toFormData } from './form.ts';
import { ExcessiveBody, readResponse } from './read-response.ts';
import { tokenVariable } from './token-variables.ts';
import type { TokenStore } from './tokens.ts';

export interface ClientOptions {
  readonly url: string;
  readonly tokens: TokenStore;
  readonly seed: number;
  /** Requests in flight at once. */
  readonly parallel: number;
  /** Response timeout, milliseconds. */
  readonly timeout: number;
  /** How large the body of a response may be, bytes. */
  readonly maxBodyBytes: number;
  /** Sent with every request; `$NAME` stands for a variable of the environment. */
  readonly headers: Readonly<Record<string, string>>;
  /** Headers without which an operation takes no request. */
  readonly requiredHeaders: (operation: Operation) => Readonly<Record<string, string>>;
  /** Whether an operation must not be called. */
  readonly isExcluded: (operation: Operation) => boolean;
  /** Receives everything that was sent. */
  readonly onExchange: (exchange: Exchange) => void;
}

/** After a 429 outside a burst the client waits up to so many seconds, so many times. */
const LONGEST_WAIT_S = 5;
const WAITS = 2;

export interface SendOptions {
  /** Returns a 429 instead of waiting. */
  readonly impatient?: boolean;
}

/** Sends calls and returns exchanges; does not check responses. */
export class Client {
  readonly #options: ClientOptions;
  readonly #ownHeaders: Readonly<Record<string, string>>;
  readonly #waiting: (() => void)[] = [];
  #free: number;
  #count = 0;
  /** How often each request was sent. */
  readonly #times = new Map<string, number>();

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#free = options.parallel;
    this.#ownHeaders = Object.fromEntries(
      Object.entries(options.headers).map(([name, value]) => [name, expand(value)]),
    );
  }

  /** Response timeout, milliseconds. */
  get timeout(): number {
    return this.#options.timeout;
  }

  /** Requests sent so far. */
  get count(): number {
    return this.#count;
  }

  /** An id that a request has in each run with the same seed, whatever is sent beside it. */
  #requestID(method: string, target: string, { as, parts }: Call): string {
    const sender = typeof as === 'string' ? as : as.label;
    const content = JSON.stringify([method, target, parts.body, sender]);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
    const times = (this.#times.get(hash) ?? 0) + 1;
    this.#times.set(hash, times);
    return `contract-${this.#options.seed}-${hash}-${times}`;
  }

  /** The exchange, with `failure` when there was no response; never rejects. */
  async send(call: Call, { impatient = false }: SendOptions = {}): Promise<Exchange> {
    for (let waits = 0; ; waits += 1) {
      const exchange = await this.#sendOnce(call);
      this.#options.onExchange(exchange);
      const { status, headers } = exchange.response ?? { status: 0 };
      if (status === 401 && typeof call.as === 'string' && call.as !== nobody && waits === 0) {
        // The token may have expired in the meantime: retries with a fresh one.
        this.#options.tokens.drop(call.as);
        continue;
      }
      const wait = status === 429 ? Number(headers?.get('retry-after') ?? Number.NaN) : Number.NaN;
      if (impatient || waits >= WAITS || !(wait <= LONGEST_WAIT_S)) return exchange;
      await delay(wait * 1000);
    }
  }

  async #sendOnce(call: Call): Promise<Exchange> {
    const { shown, real } = await this.#prepare(call);
    if (this.#options.isExcluded(call.operation)) {
      return { call, request: shown, response: null, failure: 'the operation is excluded' };
    }
    await this.#take();
    this.#count += 1;
    try {
      const response = await fetch(shown.url, {
        method: shown.method,
        headers: real,
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#options.timeout),
        ...(shown.body === null ? {} : { body: encode(shown.body) }),
      });
      const read = await readResponse(response, this.#options.maxBodyBytes);
      return { call, request: shown, response: read, failure: null };
    } catch (error) {
      const excess = error instanceof ExcessiveBody ? error.message : null;
      const failure = excess ?? explain(error, this.#options.timeout);
      return {
        call,
        request: shown,
        response: null,
        failure,
        ...(excess && { isExcessive: true }),
      };
    } finally {
      this.#give();
    }
  }

  async #prepare(call: Call): Promise<{ shown: SentRequest; real: Record<string, string> }> {
    const { operation, parts, as } = call;
    const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_all, name: string) =>
      encodeURIComponent(parts.path[name] ?? ''),
    );
    const query = parts.query.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
    const method = call.method ?? operation.method;
    const target = `${path}${query === '' ? '' : `?${query}`}`;
    const base: Record<string, string> = {
      ...(call.isAnonymous ? {} : { 'X-Request-ID': this.#requestID(method, target, call) }),
      ...(call.method === undefined ? this.#options.requiredHeaders(operation) : {}),
      ...this.#options.headers,
      ...parts.headers,
    };
    if (parts.body !== null && !parts.body.mediaType.startsWith('multipart/')) {
      base['Content-Type'] = parts.body.mediaType;
    }
    const token = await this.#tokenOf(as);
    return {
      shown: {
        method,
        url: `${this.#options.url}${target}`,
        headers:
          token === null ? base : { ...base, Authorization: `Bearer ${shownToken(as, token)}` },
        body: parts.body,
      },
      real: {
        ...base,
        ...this.#ownHeaders,
        ...parts.headers,
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
    };
  }

  #tokenOf(as: Call['as']): Promise<string | null> {
    if (typeof as !== 'string') return Promise.resolve(as.token);
    return as === nobody ? Promise.resolve(null) : this.#options.tokens.get(as);
  }

  async #take(): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}

/** A person's token is secret, and shown as the variable of that person; one made for a check is none. */
function shownToken(as: Call['as'], token: string): string {
  if (typeof as !== 'string') return as.shown ?? token;
  return as === nobody ? token : `$${tokenVariable(as)}`;
}

/** A header with the environment's values: reports show only the names of secrets. */
function expand(value: string): string {
  return value.replaceAll(/\$([A-Z_][A-Z0-9_]*)/g, (shown, name: string) => {
    const found = process.env[name];
    if (found === undefined)
      throw new Error(`The environment has no ${shown}, which a header needs`);
    return found;
  });
}

function encode(body: RequestBody): string | FormData {
  if (body.text !== undefined) return body.text;
  return body.mediaType.startsWith('multipart/')
    ? toFormData(body.value)
    : JSON.stringify(body.value);
}

function explain(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no response in ${timeout / 1000} s`;
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
