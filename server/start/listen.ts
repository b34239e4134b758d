import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, Socket } from 'node:net';
import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { HttpEnv } from '#server/contract/http-env.ts';
import { rejectBrokenRequest } from '#server/contract/response/broken-request.ts';

const HEADERS_TIMEOUT_MS = 10_000;
/**
 * A query of 3,000 Russian letters takes 18 kB, and the files of its page name it as the referrer.
 * Node's own 16 kB would show such a user the browser's error page.
 */
const MAX_HEADER_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 60_000;
/** How often Node looks for requests over their time; its own 30 s would add to both. */
const TIMEOUT_CHECK_MS = 1000;
/** Longer than a proxy's, so that the proxy is the one to close. */
const KEEP_ALIVE_MS = 65_000;
const IDLE_SWEEP_MS = 100;
/** A turn of the event loop in which nothing was computed. */
const SHORT_TURN_MS = 5;
/** As many turns a server that is never idle waits for a short one. */
const MAX_TURNS = 100;

/** The server cannot listen; the message says what to do about it. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

export interface Listening {
  readonly port: number;
  /**
   * Finishes running requests and closes what is left after `patience` ms. For the first `linger`
   * ms it still serves new requests, with `Connection: close`, so that a load balancer that has not
   * noticed yet, or a client with an open connection, loses no request.
   */
  stop(patience: number, linger?: number): Promise<void>;
}

/** Settings by which a port and its network interface are chosen, for messages. */
export interface ListenSettings {
  readonly port: string;
  readonly host: string;
}

const OWN: ListenSettings = { port: 'PORT', host: 'HOST' };

function explain(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
  names: ListenSettings,
): ListenError {
  const where = `${host}:${port}`;
  switch (error.code) {
    case 'EADDRINUSE':
      return new ListenError(
        `Port ${port} is already in use. Stop what runs there or choose another: ` +
          `${names.port}=${port + 1} npm start`,
        { cause: error },
      );
    case 'EACCES':
      return new ListenError(
        `Listening on ${where} is not allowed. Choose a port above 1023: ${names.port}=3000 npm start`,
        { cause: error },
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ListenError(
        `This machine has no address ${host}. Use ${names.host}=127.0.0.1 (only this machine) or ${names.host}=0.0.0.0`,
        { cause: error },
      );
    default:
      return new ListenError(`Listening on ${where} failed: ${error.message}`, { cause: error });
  }
}

function bind(server: Server, host: string, port: number, names: ListenSettings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, host, port, names)));
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/**
 * Finds out before any long work whether the port can be had.
 * @throws ListenError
 */
export async function assertCanListen(
  host: string,
  port: number,
  names: ListenSettings = OWN,
): Promise<void> {
  const server = createServer();
  await bind(server, host, port, names);
  await new Promise((resolve) => server.close(resolve));
}

/**
 * Resolves at the end of a short turn of the event loop: what has arrived by then has been read. After a
 * long one, as when a page was rendered, connections that wait to be accepted and requests that wait to
 * be read would be reset, and a timer runs before they are read.
 */
async function shortTurn(): Promise<void> {
  for (let turns = 0; turns < MAX_TURNS; turns += 1) {
    const began = performance.now();
    await turn();
    if (performance.now() - began < SHORT_TURN_MS) return;
  }
}

/**
 * Serves the app.
 * @throws ListenError
 */
export async function listen(
  app: Hono<HttpEnv>,
  host: string,
  port: number,
  names: ListenSettings = OWN,
): Promise<Listening> {
  const response = getRequestListener(app.fetch);
  let stopping = false;
  /** The last response on each connection. */
  const responses = new WeakMap<object, ServerResponse>();
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (incoming: IncomingMessage, outgoing: ServerResponse) => {
      responses.set(incoming.socket, outgoing);
      if (stopping) outgoing.setHeader('Connection', 'close');
      return response(incoming, outgoing);
    },
  );
  server.on('clientError', (error, socket) => {
    if (socket instanceof Socket) rejectBrokenRequest(error, socket, responses.get(socket));
    else socket.destroy(error);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const bound = await bind(server, host, port, names);
  return {
    port: bound,
    stop: async (patience, linger = 0) => {
      stopping = true;
      if (linger > 0) await delay(linger);
      await shortTurn();
      // Not the server's own `close`: that closes connections whose first request is in transit.
      const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
      // A connection becomes idle after its last response; a browser would hold it for a minute.
      const closeIdle = () => void shortTurn().then(() => server.closeIdleConnections());
      const sweep = setInterval(closeIdle, IDLE_SWEEP_MS);
      const cut = setTimeout(() => server.closeAllConnections(), patience - linger);
      await closed;
      clearInterval(sweep);
      clearTimeout(cut);
    },
  };
}
