/** Parts of the page whose code did not come: no network, or a new version has taken its place. */
const parts = new Set<() => void>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of [...listeners]) listener();
}

/** Reports such a part. `again` requests its code once more; returns how to take it from the list. */
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

/** Requests all that is missing once more. */
export function loadMissingCode(): void {
  for (const again of [...parts]) again();
}

export function subscribeMissingCode(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
