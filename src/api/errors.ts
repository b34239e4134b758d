const CONFLICT = 409;

/** A field that the server rejected: JSON Pointer into the body, or the name of a parameter. */
interface FieldError {
  path: string;
  message: string;
}

interface ErrorBody {
  message?: string;
  traceID?: string;
  reason?: string;
  errors?: readonly FieldError[];
}

/** What every failed call has in common: something to name it by in a report. */
export abstract class CallError extends Error {
  /** Names the failed call in the server's log. */
  readonly traceID: string;

  constructor(message: string, traceID: string, options?: ErrorOptions) {
    super(message, options);
    this.traceID = traceID;
  }
}

/** The server responded with a status other than 2xx. */
export class ApiError<T = unknown> extends CallError {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;

  constructor(status: number, body: T, headers: Headers, requestID: string) {
    const known = readErrorBody(body);
    super(known.message ?? `HTTP ${status}`, known.traceID ?? requestID);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }

  /** Machine name of the case (`InvalidCode`), or null. */
  get reason(): string | null {
    return readErrorBody(this.body).reason ?? null;
  }

  /** Rejected fields; empty when the server named none. */
  get fieldErrors(): readonly FieldError[] {
    return readErrorBody(this.body).errors ?? [];
  }
}

/** The server answered 2xx with a body that breaks the contract. */
export class ContractError extends CallError {
  override readonly name = 'ContractError';
  readonly url: string;
  readonly status: number;
  /** What Zod found wrong. */
  readonly issues: unknown;

  constructor(url: string, status: number, issues: unknown, requestID: string) {
    super(`Response of ${url} breaks the contract`, requestID);
    this.url = url;
    this.status = status;
    this.issues = issues;
  }
}

/** No answer: no network, a dropped connection, a time-out or an answer cut in the middle. */
export class NetworkError extends CallError {
  override readonly name = 'NetworkError';

  constructor(cause: unknown, requestID: string) {
    super('No answer from the server', requestID, { cause });
  }
}

/** Whether asking once more may help: no answer, or a fault on the server's side. */
export function isPassing(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The trace id to send with a report, or null for an error that no call caused. */
export function traceOf(error: unknown): string | null {
  return error instanceof CallError ? error.traceID : null;
}

/**
 * Messages of rejected fields by the path a form knows them by: `/recipient/phone` becomes
 * `recipient.phone`. Empty for any other error.
 */
export function fieldMessages(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.fieldErrors.map(({ path, message }) => [
      path.replace(/^\//, '').replaceAll('/', '.'),
      message,
    ]),
  );
}

/** `fieldMessages`, and what the server says when the thing is there already or out of date (409). */
export function rejectionMessages(error: unknown): Record<string, string> {
  return error instanceof ApiError && error.status === CONFLICT
    ? { conflict: error.message }
    : fieldMessages(error);
}

function readErrorBody(body: unknown): ErrorBody {
  if (typeof body !== 'object' || body === null) return {};
  const { message, traceID, reason, errors } = body as Record<string, unknown>;
  return {
    ...(typeof message === 'string' && { message }),
    ...(typeof traceID === 'string' && { traceID }),
    ...(typeof reason === 'string' && { reason }),
    ...(Array.isArray(errors) && { errors: errors.filter(isFieldError) }),
  };
}

function isFieldError(value: unknown): value is FieldError {
  if (typeof value !== 'object' || value === null) return false;
  const { path, message } = value as Record<string, unknown>;
  return typeof path === 'string' && typeof message === 'string';
}
