/** Whether the browser knows that it has no connection; never on a server. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}
