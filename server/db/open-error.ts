/** The database cannot be opened; the message says what to do about it. */
export class DatabaseOpenError extends Error {
  override readonly name = 'DatabaseOpenError';
}
