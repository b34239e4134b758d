import type { HttpContext } from '#server/contract/http-env.ts';

/** The status of the response to a request; one that a Node handler has written has its status there. */
export function statusOf(c: HttpContext): number {
  const { outgoing } = c.env;
  return outgoing?.headersSent ? outgoing.statusCode : c.res.status;
}
