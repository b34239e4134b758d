import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '#server/contract/http-env.ts';

/** The path without the secret of a calendar's link. */
function withoutSecret(path: string): string {
  return path.replace(/^\/calendar\/.+/, '/calendar/…');
}

/** One line per response, without the query, which may contain codes and personal data. */
export const requestLog: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const started = performance.now();
  await next();
  const { outgoing } = c.env;
  // A response written by a Node handler has its status there.
  const status = outgoing?.headersSent ? outgoing.statusCode : c.res.status;
  const route = c.get('route');
  const line = {
    method: c.req.method,
    path: withoutSecret(c.req.path),
    status,
    ms: Math.round((performance.now() - started) * 10) / 10,
    ...(route === undefined ? {} : { route }),
    ...(c.get('userID') === undefined ? {} : { userID: c.get('userID') }),
  };
  const isDebug = status < 400 && /^\/(assets|pictures|health|docs)\//.test(c.req.path);
  c.get('logger')[isDebug ? 'debug' : 'info'](line, 'Request');
};
