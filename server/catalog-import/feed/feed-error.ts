/**
 * The feed as a whole cannot be imported (malformed, cut, wrong encoding, over a limit, too much
 * rejected). The message is Russian: it is shown to the user who runs the import.
 */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly line: number | null;

  constructor(message: string, line: number | null = null, options?: ErrorOptions) {
    super(message, options);
    this.line = line;
  }
}
