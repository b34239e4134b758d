import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Logger } from 'pino';

/** Why a caller was rejected; holds no token and nothing that a token's sender has made up. */
export interface Rejection {
  /** Reason of the problem, else the error of `WWW-Authenticate`. */
  readonly reason?: string;
  /** What was wrong with the token: code of jose, which verified it, else the kind of error. */
  readonly cause?: string;
  /** Subject of a token whose signature is valid, and which was rejected all the same. */
  readonly subject?: string;
}

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
    /** operationId of the contract, once the request has found one. */
    operationID?: string;
    /** Why a 401 or a 403 was the response, for the log. */
    rejection?: Rejection;
  };
}

export type HttpContext = Context<HttpEnv>;
