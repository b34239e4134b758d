import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fake external service on this machine. */
export interface FakeService {
  /** Its origin. */
  url: string;
  /** Received requests, in order. */
  requests: readonly IncomingMessage[];
  /** Sets the handler of further requests; if it never ends the response, the request hangs. */
  responses(received: (response: ServerResponse, request: IncomingMessage) => void): void;
  close(): Promise<void>;
}

/** Starts an HTTP service on the loopback interface that records what it receives. */
export async function startFakeService(): Promise<FakeService> {
  const requests: IncomingMessage[] = [];
  let received = (response: ServerResponse, _request: IncomingMessage): void => {
    response.writeHead(404).end();
  };
  const server = createServer((request, response) => {
    requests.push(request);
    received(response, request);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    responses: (next) => {
      received = next;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
