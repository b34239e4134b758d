import { randomBytes, randomUUID } from 'node:crypto';
import { trace as traces } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { HttpEnv } from './http-env.ts';

/** The contract's pattern for `X-Request-ID`. */
export const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * Sets the trace and the request id of a request, and returns the latter. The trace id that a user sees
 * with an error is that of the trace in which the request is recorded, if it is (`server/web/record-request.ts`).
 */
export function trace(logger: Logger): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const sent = c.req.header('x-request-id');
    const requestID = sent !== undefined && REQUEST_ID.test(sent) ? sent : randomUUID();
    const traceID =
      traces.getActiveSpan()?.spanContext().traceId ?? randomBytes(16).toString('hex');
    c.set('traceID', traceID);
    c.set('requestID', requestID);
    c.set('logger', logger.child({ traceID, requestID }));
    await next();
    c.res.headers.set('X-Request-ID', requestID);
  };
}
