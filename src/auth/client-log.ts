/** Passing trouble reaching the identity provider, and sessions that ended by themselves. */
export type ClientLogCode = 'CLIENT_FETCH_ERROR' | 'CLIENT_SESSION_ERROR';

/** Leaves a line for whoever looks into a user's browser; tokens never get here. */
export function logClient(code: ClientLogCode, error: unknown): void {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  // biome-ignore lint/suspicious/noConsole: the browser's console is the only log a client has.
  console.warn(`[session] ${code} ${reason}`);
}
