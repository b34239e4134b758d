type Subscribe = (listener: () => void) => () => void;

/** A value made from others, for many watchers that each look at a part of it. */
export interface DerivedStore<T> {
  /** The value now; the same object until one of its sources has changed. */
  now: () => T;
  subscribe: Subscribe;
}

/**
 * Makes the value once for all its watchers. The sources are listened to only while somebody
 * watches; without watchers the value is made anew each time.
 *
 * @param make reads the sources as they are.
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
