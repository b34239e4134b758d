/**
 * Delay before polling again whether the order was created: 1, 2, then every 5 seconds.
 * @param polled number of earlier polls.
 * @returns milliseconds.
 */
export function pollingDelay(polled: number): number {
  if (polled <= 1) return 1000;
  return polled === 2 ? 2000 : 5000;
}

/** Timeout of a poll in milliseconds; the next one follows. */
export const POLL_WITHIN_MILLISECONDS = 5000;

/** Time in milliseconds after which the page says that it may be closed. */
export const PATIENCE_MILLISECONDS = 60_000;
