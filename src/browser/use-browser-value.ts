import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What only the browser knows and does not change while the page is open: `rendered` on the server and
 * until hydration, then what `read` returns.
 */
export function useBrowserValue<T>(read: () => T, rendered: T): T {
  return useSyncExternalStore(never, read, () => rendered);
}
