/** Temporary failures to reach the identity provider, and sessions that the provider ended. */
export type ClientLogCode = 'CLIENT_FETCH_ERROR' | 'CLIENT_SESSION_ERROR';

/** Writes a line to the browser's console for debugging; never contains tokens. */
export function logClient(code: ClientLogCode, error: unknown): void {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  // biome-ignore lint/suspicious/noConsole: the browser's console is the only log a client has.
  console.warn(`[session] ${code} ${reason}`);
}
