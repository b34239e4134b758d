import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How long a process that has failed gets no requests, milliseconds: `fail_timeout` of deploy/nginx.conf. */
const REST_MS = 2000;

interface Upstream {
  port: number;
  restsUntil: number;
}

/** A proxy in front of several processes, by the rules of `deploy/nginx.conf`. */
export interface Balancer {
  url: string;
  /** Requests that got no response from a process, by what happened. */
  failures: string[];
  close(): Promise<void>;
}

/** Sends a request on; rejects when the process does not respond. */
function forward(
  { port }: Upstream,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  agent: Agent,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = { agent, host: '127.0.0.1', port, method, path: url, headers };
    send(options, resolve).once('error', reject).end(body);
  });
}

/** A request that was not sent, or that changes nothing, may be sent to another process. */
function mayRetry({ method }: IncomingMessage, error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ECONNREFUSED' || ['GET', 'HEAD', 'PUT', 'DELETE'].includes(method ?? '');
}

/** Starts a balancer on the loopback interface. @param ports of the processes. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const upstreams: Upstream[] = ports.map((port) => ({ port, restsUntil: 0 }));
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  let turn = 0;

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    turn += 1;
    const inTurn = upstreams.map((_, index) => upstreams[(turn + index) % upstreams.length]);
    const ready = inTurn.filter((one) => one !== undefined && one.restsUntil <= Date.now());
    let problem = 'no process is up';
    for (const upstream of ready.length > 0 ? ready : inTurn) {
      if (upstream === undefined) continue;
      try {
        const received = await forward(upstream, request, body, agent);
        // Whether a process closes its connection is no matter of the client's.
        const { connection: _, ...headers } = received.headers;
        response.writeHead(received.statusCode ?? 502, headers);
        received.pipe(response);
        return;
      } catch (error) {
        problem = `${request.method} ${request.url} on ${upstream.port}: ${error}`;
        upstream.restsUntil = Date.now() + REST_MS;
        if (!mayRetry(request, error)) break;
      }
    }
    failures.push(problem);
    response.writeHead(502).end();
  };

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      failures.push(String(error));
      response.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failures,
    close: async () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await once(server, 'close');
    },
  };
}
