/** Whether the browser reports that it is offline; false on the server. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}
