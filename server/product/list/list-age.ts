/** How long the order and the total of a list may be outdated, milliseconds. */
export const FRESH_MS = 15_000;

/** How long after that stale ones are served while being revalidated, milliseconds. */
export const STALE_MS = 60_000;
