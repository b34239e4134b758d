import { findOperation, type MockOperation, preferenceOf } from './operations.ts';
import type { ScenarioStore } from './scenario-store.ts';

const slowMs = 3_000;

/** A transport that requests the scenario's responses and records the calls. */
export function createTransport(
  store: ScenarioStore,
  loading: Promise<readonly MockOperation[]>,
): (url: string, init: RequestInit) => Promise<Response> {
  return async (url, init) => {
    const operations = await loading;
    const { pathname } = new URL(url, window.location.origin);
    const operation = findOperation(operations, init.method ?? 'GET', pathname);
    if (!operation) return fetch(url, init);
    store.note(operation);
    const requested = store.get().scenario[operation.id];
    if (requested === 'offline') throw new TypeError('The scenario is offline');
    if (requested === 'slow') await pause(init.signal);
    const preference = requested === undefined ? null : preferenceOf(operation, requested);
    const headers = new Headers(init.headers);
    if (preference !== null) headers.set('Prefer', preference);
    return fetch(url, { ...init, headers });
  };
}

function pause(signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, slowMs);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
