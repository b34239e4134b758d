import type { MiddlewareHandler } from 'hono';
import { createClientAddress, type TrustedProxy } from '#server/config/client-address.ts';
import type { HttpContext, HttpEnv } from '#server/contract/http-env.ts';
import { statusOf } from '#server/contract/response/status-of.ts';
import { requestServed } from '#server/metrics/events.ts';
import { knownMethod, requestPart } from '#server/metrics/request-part.ts';

/** The path without the secret of a calendar's link. */
function withoutSecret(path: string): string {
  return path.replace(/^\/calendar\/.+/, '/calendar/…');
}

/**
 * One line per response, without the query, which may contain codes and personal data. That of a 401 or
 * a 403 says who called (IP address, and the subject of an expired token) and why it was rejected.
 */
export function requestLog(trustedProxy: TrustedProxy): MiddlewareHandler<HttpEnv> {
  const addressOf = createClientAddress(trustedProxy);
  const callerOf = (c: HttpContext) => ({
    address: (c.env.incoming && addressOf(c.env.incoming)) ?? 'unknown',
    ...c.get('rejection'),
  });
  return async (c, next) => {
    const started = performance.now();
    await next();
    const milliseconds = performance.now() - started;
    const { method, path } = c.req;
    const status = statusOf(c);
    const route = c.get('route');
    const userID = c.get('userID');
    requestServed.publish({
      operation: c.get('operationID') ?? requestPart(path),
      method: knownMethod(method),
      status,
      milliseconds,
    });
    const line = {
      method,
      path: withoutSecret(path),
      status,
      ms: Math.round(milliseconds * 10) / 10,
      ...(route === undefined ? {} : { route }),
      ...(userID === undefined ? {} : { userID }),
      ...(status === 401 || status === 403 ? callerOf(c) : {}),
    };
    const isDebug = status < 400 && /^\/(assets|pictures|health|docs)\//.test(path);
    c.get('logger')[isDebug ? 'debug' : 'info'](line, 'Request');
  };
}
