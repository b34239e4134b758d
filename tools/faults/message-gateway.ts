import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a gateway fails. */
export type GatewayFault = 'error' | 'hang' | 'cut';

/** A fake gateway of messages, which counts how often each was accepted. */
export interface FakeMessageGateway {
  url: string;
  /** Accepted deliveries by the message's id. */
  accepted(): ReadonlyMap<string, number>;
  /** Attempts so far, failed ones too. */
  attempts(): number;
  /** Fails in that way from now on; null accepts again. */
  failBy(fault: GatewayFault | null): void;
  close(): Promise<void>;
}

/**
 * Opens a gateway that accepts every message.
 * @param takesMs how long it takes to respond to each, milliseconds.
 */
export async function openMessageGateway(takesMs = 0): Promise<FakeMessageGateway> {
  const accepted = new Map<string, number>();
  let attempts = 0;
  let fault: GatewayFault | null = null;
  const fail = (response: ServerResponse, by: GatewayFault): void => {
    if (by === 'error') response.writeHead(500).end();
    else if (by === 'cut') response.destroy();
  };
  const server = createServer((request, response) => {
    attempts += 1;
    // What is sent with it is of no interest.
    request.resume();
    if (fault !== null) {
      fail(response, fault);
      return;
    }
    const id = String(request.headers['idempotency-key']);
    accepted.set(id, (accepted.get(id) ?? 0) + 1);
    setTimeout(() => response.writeHead(202).end(), takesMs);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    accepted: () => accepted,
    attempts: () => attempts,
    failBy: (next) => {
      fault = next;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
