import type { HttpContext } from '#server/contract/http-env.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { isDatabaseUnavailable } from '#server/db/failures.ts';
import { ServiceError } from '#server/integrations/outgoing/service-error.ts';
import { jsonResponse } from './json-response.ts';

/** Turns anything thrown into the problem to respond with; unknown errors expose no details. */
export function toProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (isDatabaseUnavailable(error)) {
    return new ApiProblem(503, 'Сервис временно недоступен, попробуйте ещё раз через минуту', {
      reason: 'Unavailable',
      headers: { 'Retry-After': '5' },
      cause: error,
    });
  }
  if (error instanceof ServiceError) {
    return new ApiProblem(503, 'Внешняя служба не\u00A0отвечает, попробуйте ещё раз через минуту', {
      reason: 'ServiceUnavailable',
      headers: { 'Retry-After': '60' },
      cause: error,
    });
  }
  return new ApiProblem(500, 'Что-то пошло не так', { cause: error });
}

/** Jose's code of an error of a token; its message may quote the token. */
function nameOf(cause: object): string {
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}

/** Jose's errors about claims, which are read after the signature, hold those of the token. */
function subjectOf(cause: object): string | null {
  if (!('payload' in cause) || typeof cause.payload !== 'object' || cause.payload === null) {
    return null;
  }
  const { payload } = cause;
  return 'sub' in payload && typeof payload.sub === 'string' ? payload.sub : null;
}

/** Stores for the log why a 401 or a 403 is the response; the message may name people. */
export function noteRejection(
  c: HttpContext,
  { status, reason, headers, cause }: ApiProblem,
): void {
  if (status !== 401 && status !== 403) return;
  const challenge = headers['WWW-Authenticate'] ?? headers['www-authenticate'] ?? '';
  const said = reason ?? /error="([^"]+)"/.exec(challenge)?.[1];
  const known = typeof cause === 'object' && cause !== null ? cause : null;
  const subject = known && subjectOf(known);
  c.set('rejection', {
    ...(said === undefined ? {} : { reason: said }),
    ...(known === null ? {} : { cause: nameOf(known) }),
    ...(subject === null ? {} : { subject }),
  });
}

/** The ErrorPayload response for anything thrown; server errors are logged with their cause. */
export function errorResponse(c: HttpContext, error: unknown): Response {
  const problem = toProblem(error);
  if (problem.status >= 500) {
    c.get('logger').error(
      { err: problem.cause ?? problem, route: c.get('route') },
      'Request failed',
    );
  }
  noteRejection(c, problem);
  const payload = {
    ...problem.details,
    message: problem.message,
    traceID: c.get('traceID'),
    ...(problem.reason === undefined ? {} : { reason: problem.reason }),
    ...(problem.errors === undefined ? {} : { errors: problem.errors }),
  };
  const headers = new Headers({ 'Cache-Control': 'no-store', ...problem.headers });
  return jsonResponse(problem.status, payload, headers);
}
