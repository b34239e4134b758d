import { isDatabaseUnavailable } from '#server/db/failures.ts';
import type { HttpContext } from './http-env.ts';
import { jsonResponse } from './json-response.ts';
import { ApiProblem } from './problem.ts';

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
  return new ApiProblem(500, 'Что-то пошло не так', { cause: error });
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
