import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let opened = false;

/** Opens or closes the account menu of a phone. */
export function setAccountDrawer(next: boolean): void {
  opened = next;
  for (const listener of listeners) listener();
}

export function useAccountDrawer(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => opened,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
