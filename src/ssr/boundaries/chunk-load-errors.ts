import { createStore } from '#src/state/store.ts';

/**
 * How to request each lazy-loaded chunk again that failed to load: no network, or a new version was
 * deployed.
 */
const retries = new Set<() => void>();

/** Whether a chunk is missing. */
export const chunksMissing = createStore(false);

/**
 * Reports such a chunk. `retry` requests it once more; returns a function that removes it from the
 * list.
 */
export function reportChunkLoadError(retry: () => void): () => void {
  retries.add(retry);
  chunksMissing.set(true);
  return () => {
    retries.delete(retry);
    chunksMissing.set(retries.size > 0);
  };
}

/** Requests all missing chunks again. */
export function retryChunks(): void {
  for (const retry of [...retries]) retry();
}
