import { randomBytes, randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { HttpEnv } from './http-env.ts';

/** The contract's pattern for `X-Request-ID`. */
export const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** Sets the trace and the request id of a request, and returns the latter. */
export function trace(logger: Logger): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const sent = c.req.header('x-request-id');
    const requestID = sent !== undefined && REQUEST_ID.test(sent) ? sent : randomUUID();
    const traceID = randomBytes(16).toString('hex');
    c.set('traceID', traceID);
    c.set('requestID', requestID);
    c.set('logger', logger.child({ traceID, requestID }));
    await next();
    c.res.headers.set('X-Request-ID', requestID);
  };
}
