/** An image that could not be loaded. The message is Russian, for the report of an import. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
  /** Whether another attempt would end the same way. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean, cause?: unknown) {
    super(message, { cause });
    this.isFinal = isFinal;
  }
}
