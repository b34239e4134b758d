import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Serve } from './shop.ts';

/** A plain Node request listener (Express, Koa, oidc-provider). */
export type NodeCallback = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;

/** Lets a Node listener respond for a Hono route; resolves when the response has been sent. */
export function mountNode(callback: NodeCallback): Serve {
  return async (c) => {
    const { incoming, outgoing } = c.env;
    if (incoming === undefined || outgoing === undefined) {
      throw new Error(`${c.req.path} is served only by a listening server`);
    }
    const finished = once(outgoing, 'close');
    await callback(incoming, outgoing);
    await finished;
    return RESPONSE_ALREADY_SENT;
  };
}
