/** Logs a failure of a widget or a feed to the browser's console. */
export function logError(message: string, error?: unknown): void {
  const reason = error instanceof Error ? ` (${error.name}: ${error.message})` : '';
  // biome-ignore lint/suspicious/noConsole: the browser's console is the only log a client has.
  console.error(`[recommendations] ${message}${reason}`);
}
