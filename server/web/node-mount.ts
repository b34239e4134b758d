import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Serve } from './shop.ts';

/** A plain Node request listener (Express, Koa, oidc-provider). */
export type NodeCallback = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;

/** Lets a Node listener answer everything under `prefix`; it sees paths without the prefix. */
export function mountNode(prefix: string, callback: NodeCallback): Serve {
  return async (c) => {
    const { incoming, outgoing } = c.env;
    if (incoming === undefined || outgoing === undefined) {
      throw new Error(`${prefix} needs a listening server`);
    }
    const { url = '/' } = incoming;
    // oidc-provider builds its addresses from what was really asked for.
    Object.assign(incoming, { originalUrl: url, url: url.slice(prefix.length) || '/' });
    const finished = outgoing.writableFinished ? null : once(outgoing, 'close');
    await callback(incoming, outgoing);
    await finished;
    return RESPONSE_ALREADY_SENT;
  };
}
