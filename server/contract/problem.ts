/** One rejected field: a JSON Pointer into the body (`/items/0/quantity`) or a parameter's name. */
export interface FieldProblem {
  path: string;
  message: string;
}

/** Statuses a handler or the router may reject with. */
export type ProblemStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 406
  | 409
  | 410
  | 413
  | 415
  | 422
  | 429
  | 500
  | 501
  | 503;

export interface ProblemOptions {
  /** Machine-readable reason (`InvalidCode`), if callers have to distinguish cases. */
  reason?: string;
  errors?: readonly FieldProblem[];
  /** Further members of the error payload, for example the fresh cart of a 409. */
  details?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
  cause?: unknown;
}

/**
 * Rejects a request: becomes an ErrorPayload `{message, traceID, reason?, errors?}` with the given
 * status. `message` is Russian and shown to the user. Inside a transaction it causes a rollback.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: ProblemStatus;
  readonly reason: string | undefined;
  readonly errors: readonly FieldProblem[] | undefined;
  readonly details: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: ProblemStatus, message: string, options: ProblemOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.status = status;
    this.reason = options.reason;
    this.errors = options.errors;
    this.details = options.details ?? {};
    this.headers = options.headers ?? {};
  }
}
