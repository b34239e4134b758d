/**
 * A call of an outside service that did not succeed. The message names the service, the call and the
 * status, never a header or a body, which may contain secrets or personal data.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  /** Status of the response; null without one. */
  readonly status: number | null;
  /** Nobody knows whether the call had an effect: no response, a failure of the service, nonsense. */
  readonly isUncertain: boolean;

  constructor(
    message: string,
    { status = null, isUncertain, cause }: ServiceErrorOptions = { isUncertain: true },
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.isUncertain = isUncertain;
  }
}

interface ServiceErrorOptions {
  status?: number | null;
  isUncertain: boolean;
  cause?: unknown;
}
