import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Logger } from 'pino';

/** The data that the HTTP layer stores with every request. */
export interface HttpEnv {
  /** Node's own request and response; absent when a test calls `app.request`. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    traceID: string;
    requestID: string;
    logger: Logger;
    /** Operation or route template, for the log. */
    route?: string;
    userID?: string;
  };
}

export type HttpContext = Context<HttpEnv>;
