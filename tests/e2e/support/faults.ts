import type { Page } from '@playwright/test';

/** The ways in which the back end can fail. */
export const faultKinds = ['500', '503', 'hang', 'cut', 'empty', 'html', 'schema'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** With `FAULTS=all` every call fails in every way; by default each screen tries a part of them. */
export const everyFault = process.env.FAULTS === 'all';

/** Failing calls: a regular expression over method and path without query. */
export interface Fault {
  call: string;
  kind: FaultKind;
}

interface FaultState {
  faults: Fault[];
  /** Calls since the page was loaded: `GET /api/v1/cart`. */
  calls: string[];
  /** The number of calls that were made to fail. */
  failed: number;
  /** Calls without a response yet. */
  open: number;
}

declare global {
  interface Window {
    testFaults: FaultState;
  }
}

const storageKey = 'test-faults';

/**
 * Replaces `fetch` in the page, so that a fault can change without a reload. Playwright's own routes
 * would disable the browser's cache.
 */
export async function installFaults(page: Page): Promise<void> {
  await page.addInitScript(install, storageKey);
}

/** Makes these calls fail, in this page and after every load of this tab. */
export async function setFaults(page: Page, faults: readonly Fault[]): Promise<void> {
  await page.evaluate(
    ([key, requested]) => {
      sessionStorage.setItem(key, JSON.stringify(requested));
      Object.assign(window.testFaults, { faults: requested, failed: 0 });
    },
    [storageKey, [...faults]] as const,
  );
}

/** Runs in the page before its own scripts; must not use anything from outside. */
function install(key: string): void {
  const state: FaultState = {
    faults: JSON.parse(sessionStorage.getItem(key) ?? '[]') as Fault[],
    calls: [],
    failed: 0,
    open: 0,
  };
  window.testFaults = state;
  const realTimer = window.setTimeout.bind(window);

  // A call that hangs ends by the shop's own timeout, only sooner than after twenty seconds. Other
  // calls have the full timeout, however busy the machine is.
  const hangMs = 50;
  const limits = new WeakMap<AbortSignal, () => void>();
  AbortSignal.timeout = (limit) => {
    const controller = new AbortController();
    const end = () => controller.abort(new DOMException('signal timed out', 'TimeoutError'));
    realTimer(end, limit);
    limits.set(controller.signal, end);
    return controller.signal;
  };
  const realAny = AbortSignal.any.bind(AbortSignal);
  AbortSignal.any = (signals) => {
    const sources = [...signals];
    const joint = realAny(sources);
    const end = sources.map((source) => limits.get(source)).find((known) => known !== undefined);
    if (end) limits.set(joint, end);
    return joint;
  };

  const json = { 'Content-Type': 'application/json' };
  const traceID = 'abcdef0123456789abcdef0123456789';

  const responses: Record<FaultKind, (signal: AbortSignal | null) => Promise<Response>> = {
    '500': async () => failure(500),
    '503': async () => failure(503),
    hang: (signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        const abort = signal && limits.get(signal);
        if (abort) realTimer(abort, hangMs);
      }),
    cut: async () => {
      const start = new TextEncoder().encode('{"items":[{"id":"1","na');
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(start),
        pull: (controller) => controller.error(new TypeError('network error')),
      });
      return new Response(body, { headers: json });
    },
    empty: async () => new Response('', { headers: json }),
    html: async () =>
      new Response('<!doctype html><title>502</title><h1>Bad Gateway</h1>', {
        headers: { 'Content-Type': 'text/html' },
      }),
    schema: async () => new Response('{"items":{"nothing":"as agreed"},"id":7}', { headers: json }),
  };

  function failure(status: number): Response {
    const body = JSON.stringify({ message: 'Сервис временно недоступен', traceID });
    return new Response(body, { status, headers: { ...json, 'X-Request-ID': traceID } });
  }

  const realFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const call = `${init?.method ?? 'GET'} ${url.pathname}`;
    if (!url.pathname.startsWith('/api/v1/')) return realFetch(input, init);
    state.calls.push(call);
    state.open += 1;
    try {
      const fault = state.faults.find((candidate) => new RegExp(candidate.call).test(call));
      if (!fault) return await realFetch(input, init);
      state.failed += 1;
      return await responses[fault.kind](init?.signal ?? null);
    } finally {
      state.open -= 1;
    }
  };

  // No pause between two attempts.
  const pauses = [500, 1000, 2000];
  const timer = (handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
    realTimer(handler, state.faults.length > 0 && pauses.includes(delay ?? 0) ? 5 : delay, ...rest);
  window.setTimeout = timer as typeof window.setTimeout;
}
