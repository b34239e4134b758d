/** Lazy-loaded chunks that failed to load: no network, or a new version was deployed. */
const parts = new Set<() => void>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of [...listeners]) listener();
}

/**
 * Reports such a chunk. `retry` requests it once more; returns a function that removes it from the
 * list.
 */
export function reportChunkLoadError(retry: () => void): () => void {
  parts.add(retry);
  notify();
  return () => {
    parts.delete(retry);
    notify();
  };
}

export function hasChunkLoadErrors(): boolean {
  return parts.size > 0;
}

/** Requests all missing chunks again. */
export function retryChunks(): void {
  for (const retry of [...parts]) retry();
}

export function subscribeChunkLoadErrors(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
