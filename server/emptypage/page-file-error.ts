/** A page of text that cannot be shown; the message says which and what to change. */
export class PageFileError extends Error {
  override readonly name = 'PageFileError';
}
