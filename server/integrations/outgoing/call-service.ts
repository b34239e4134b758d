import { setTimeout as delay } from 'node:timers/promises';
import { inCallSpan } from './call-span.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { ServiceError } from './service-error.ts';

const TIMEOUT_MS = 8000;
const RETRY_AFTER_MS = 300;
/** Longer responses are nonsense to all callers but those of files, bytes. */
const MAX_TEXT = 4 * 1024 * 1024;

/** A call of an outside service. */
export interface ServiceCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** For messages: the URL without its query, which may contain personal data. */
  url: string | URL;
  /** For messages in place of the path, when that has a secret. */
  shownPath?: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as a form when it is one. */
  body?: unknown;
  /** It may be sent a second time: it reads, or has an idempotency key that the service knows. */
  isRepeatable: boolean;
}

/** A response that says what it says in JSON. */
export interface ServiceReply {
  status: number;
  body: unknown;
}

export interface OutsideService {
  /**
   * The response, whatever its status below 500.
   * @throws ServiceError without a response in time, for 429 and 5xx, and for what is not JSON.
   */
  call(request: ServiceCall): Promise<ServiceReply>;
}

interface ServiceOptions {
  /** As the log names it. */
  name: string;
  /** Milliseconds of one attempt. */
  timeoutMs?: number;
  now?: () => number;
}

/** Too many calls, and failures of the service: the same call may succeed later. */
function isFailure(status: number): boolean {
  return status === 429 || status >= 500;
}

async function readText(response: Response): Promise<string> {
  const length = Number(response.headers.get('content-length') ?? 0);
  if (length > MAX_TEXT) throw new RangeError('The response is too long');
  return response.text();
}

function initOf({ method, headers, body }: ServiceCall, timeoutMs: number): RequestInit {
  const isForm = body instanceof URLSearchParams;
  return {
    method,
    headers: {
      Accept: 'application/json',
      ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    // A service that moves is a change of the settings; a redirect would carry the secret along.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  };
}

/**
 * Calls of one outside service: with a timeout, a second attempt where that is safe, and a circuit
 * breaker, so that a service that hangs does not hold up the shop.
 */
export function createOutsideService({
  name,
  timeoutMs = TIMEOUT_MS,
  now,
}: ServiceOptions): OutsideService {
  const breaker = createCircuitBreaker(name, now);

  const attempt = async (request: ServiceCall): Promise<ServiceReply> => {
    breaker.assertClosed();
    const pathname = request.shownPath ?? new URL(request.url).pathname;
    const fail = (what: string, status: number | null, cause?: unknown) =>
      new ServiceError(`${name}: ${request.method} ${pathname} ${what}`, {
        status,
        isUncertain: status !== 429,
        cause,
      });
    let response: Response;
    let text: string;
    try {
      response = await fetch(request.url, initOf(request, timeoutMs));
      text = await readText(response);
    } catch (cause) {
      breaker.count(false);
      throw fail('got no response', null, cause);
    }
    const { status } = response;
    breaker.count(!isFailure(status));
    if (isFailure(status)) throw fail(`responded with ${status}`, status);
    if (text === '') return { status, body: null };
    try {
      return { status, body: JSON.parse(text) };
    } catch {
      throw fail(`responded with ${status} and no JSON`, status);
    }
  };

  const traced = (request: ServiceCall) => {
    const { method, url } = request;
    return inCallSpan({ service: name, method, host: new URL(url).host }, () => attempt(request));
  };

  return {
    call: async (request) => {
      try {
        return await traced(request);
      } catch (error) {
        const isWorth = error instanceof ServiceError && error.isUncertain && request.isRepeatable;
        if (!isWorth) throw error;
        await delay(RETRY_AFTER_MS);
        return traced(request);
      }
    },
  };
}
