import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service outside the shop, played by a server on this machine. */
export interface StandInService {
  /** Its origin. */
  url: string;
  /** What has been asked of it, in order. */
  asked: readonly IncomingMessage[];
  /** What it does from now on; without an end the answer never comes. */
  responses(received: (response: ServerResponse, request: IncomingMessage) => void): void;
  close(): Promise<void>;
}

export async function startStandIn(): Promise<StandInService> {
  const asked: IncomingMessage[] = [];
  let received = (response: ServerResponse, _request: IncomingMessage): void => {
    response.writeHead(404).end();
  };
  const server = createServer((request, response) => {
    asked.push(request);
    received(response, request);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
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
