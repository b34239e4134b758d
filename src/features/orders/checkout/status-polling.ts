/**
 * How long to wait before asking again whether the order is created: 1, 2, then every 5 seconds.
 *
 * @param asked how many times the status was requested already.
 * @returns milliseconds.
 */
export function pollingDelay(asked: number): number {
  if (asked <= 1) return 1000;
  return asked === 2 ? 2000 : 5000;
}

/** A poll that has not been answered after this long, in milliseconds, gives way to the next one. */
export const POLL_WITHIN_MILLISECONDS = 5000;

/** After this long, in milliseconds, the user is told that the page may be closed. */
export const PATIENCE_MILLISECONDS = 60_000;
