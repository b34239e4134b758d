type Subscribe = (listener: () => void) => () => void;

/** A value computed from others, for many subscribers that each read a part of it. */
export interface DerivedStore<T> {
  /** The current value; the same object until one of its sources changes. */
  now: () => T;
  subscribe: Subscribe;
}

/**
 * Computes the value once for all subscribers. The sources are subscribed to only while the store
 * has subscribers; without them the value is computed on each read.
 * @param make reads the current values of the sources.
 */
export function createDerivedStore<T>(
  make: () => T,
  sources: readonly Subscribe[],
): DerivedStore<T> {
  const listeners = new Set<() => void>();
  let known: { value: T } | null = null;
  let stops: (() => void)[] = [];

  const onChange = () => {
    known = null;
    for (const listener of [...listeners]) listener();
  };
  return {
    now() {
      if (listeners.size === 0) return make();
      known ??= { value: make() };
      return known.value;
    },
    subscribe(listener) {
      if (listeners.size === 0) stops = sources.map((subscribe) => subscribe(onChange));
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        for (const stop of stops) stop();
        known = null;
      };
    },
  };
}
