/** Lazy-loaded chunks that failed to load: no network, or a new version was deployed. */
const parts = new Set<() => void>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of [...listeners]) listener();
}

/**
 * Reports such a chunk. `again` requests it once more; returns a function that removes it from the
 * list.
 */
export function reportChunkLoadError(again: () => void): () => void {
  parts.add(again);
  tell();
  return () => {
    parts.delete(again);
    tell();
  };
}

export function hasChunkLoadErrors(): boolean {
  return parts.size > 0;
}

/** Requests all missing chunks again. */
export function loadMissingCode(): void {
  for (const again of [...parts]) again();
}

export function subscribeMissingCode(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
