/** The database cannot be opened; the message says how to fix it. */
export class DatabaseOpenError extends Error {
  override readonly name = 'DatabaseOpenError';
}
