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

/** Base of all request errors: a trace id for reports. */
export abstract class CallError extends Error {
  /** Identifies the failed request in the server's log. */
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
    super(known.message ?? defaultMessage(status), known.traceID ?? requestID);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }

  /** Machine-readable reason (`InvalidCode`), or null. */
  get reason(): string | null {
    return readErrorBody(this.body).reason ?? null;
  }

  /** Rejected fields; empty when the server named none. */
  get fieldErrors(): readonly FieldError[] {
    return readErrorBody(this.body).errors ?? [];
  }
}

/** The server responded 2xx with a body that violates the contract. */
export class ContractError extends CallError {
  override readonly name = 'ContractError';
  readonly url: string;
  readonly status: number;
  /** Zod's issues. */
  readonly issues: unknown;

  constructor(url: string, status: number, issues: unknown, requestID: string) {
    super(`Response of ${url} breaks the contract`, requestID);
    this.url = url;
    this.status = status;
    this.issues = issues;
  }
}

/** No response: no network, a dropped connection, a timeout or a truncated response. */
export class NetworkError extends CallError {
  override readonly name: string = 'NetworkError';

  constructor(cause: unknown, requestID: string, message = 'No response from the server') {
    super(message, requestID, { cause });
  }
}

/**
 * The call needs a session, and the provider, which would renew it, is unreachable. The user is
 * signed in, and the call changed nothing.
 */
export class UnconfirmedError extends NetworkError {
  constructor(requestID: string) {
    super(null, requestID, 'Не удаётся подтвердить вход');
  }
}

/** Whether a retry may help: no response, a server error, or a session that is not confirmed. */
export function isPassing(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}

/** Whether the user stopped the request: not a failure. */
export function isCanceled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Whether the server did not recognize the session. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** The rate limit is exceeded: the message says what there was too much of, and when to go on. */
export function isRateLimited(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 429;
}

/**
 * Whether the server has no such record, or none for this user. So is an id that cannot exist: a 400
 * for a parameter of the URL, whose name, unlike a path into the body, starts with no slash.
 */
export function isNotFound(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const isMalformedID =
    error.status === 400 && error.fieldErrors.some(({ path }) => /^[^/]/.test(path));
  return error.status === 404 || isMalformedID;
}

/** The trace id to send with a report, or null for an error that no request caused. */
export function traceOf(error: unknown): string | null {
  return error instanceof CallError ? error.traceID : null;
}

/** A 429 is shown to the user, and a proxy in front of the server has no message for it. */
function defaultMessage(status: number): string {
  return status === 429 ? 'Слишком много запросов. Попробуйте чуть позже.' : `HTTP ${status}`;
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
