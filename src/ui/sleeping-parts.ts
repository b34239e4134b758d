let awake = import.meta.env.SSR;

/**
 * From now on all parts of the page come alive with it: its reader may be signed in, and what a
 * part shows may be another thing by the time they reach it.
 */
export function wakeParts(): void {
  awake = true;
}

/** Whether a part of a rendered page may wait for its reader. */
export function mayPartsSleep(): boolean {
  return !awake;
}
