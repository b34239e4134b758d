/** Whether the browser reports that it is offline; false on the server. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}

/** Whether a notice over the page says that there is no connection. */
export const offlineNotice = { isShown: false };

/** A part of the Network Information API, which Firefox and Safari do not have. */
interface ConnectionInfo {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether the user saves data or has a slow connection, as far as the browser says so: nothing should
 * then be loaded that may not be used.
 */
export function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: ConnectionInfo };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}
